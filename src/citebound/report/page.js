// Lights up the evidence of a claim. Everything it shows is already in the page: it only sets classes, attributes and scroll positions.
(() => {
  "use strict";

  const claims = Array.from(document.querySelectorAll("a.claim"));
  const beside = window.matchMedia("screen and (min-width: 56rem)");
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const wanted = new Set();
  let pinned = null;
  let shown = null;

  const answerOf = (claim) => claim.closest(".answer");
  const detailOf = (claim) => document.getElementById(claim.getAttribute("href").slice(1));
  const owner = (node) => {
    const marked = node instanceof Element ? node.closest("a.claim, [data-claim]") : null;
    if (!marked || marked.matches(".detail")) return null;
    return marked.matches("a.claim") ? marked : document.getElementById(marked.dataset.claim);
  };

  function reveal(target, pane) {
    if (!target || !beside.matches) return 0;
    const inside = target.getBoundingClientRect();
    const frame = pane.getBoundingClientRect();
    // The lower end of the pane may hang below the window as long as the page is not scrolled.
    const bottom = Math.min(frame.bottom, window.innerHeight);
    let moved = 0;
    if (inside.top < frame.top + 40 || inside.bottom > bottom - 8) {
      const most = pane.scrollHeight - pane.clientHeight;
      const top = Math.min(most, Math.max(0, pane.scrollTop + inside.top - frame.top - Math.max(40, (bottom - frame.top) / 3)));
      moved = top - pane.scrollTop;
      pane.scrollTo({ top, behavior: calm.matches ? "auto" : "smooth" });
    }
    return inside.bottom - moved - (window.innerHeight - 16);
  }

  // Scrolls the page by what is still hidden, but never so far that the claim itself would leave the window.
  function follow(claim, hidden) {
    if (!beside.matches) return claim.scrollIntoView({ block: "nearest" });
    const spare = claim.getBoundingClientRect().top - document.querySelector(".totals").offsetHeight - 24;
    if (hidden > 0 && spare > 0) window.scrollBy({ top: Math.min(hidden, spare), behavior: calm.matches ? "auto" : "smooth" });
  }

  function unlight() {
    if (!shown) return;
    shown.classList.remove("lit");
    shown.removeAttribute("aria-current");
    detailOf(shown).classList.remove("lit");
    const answer = answerOf(shown);
    answer.classList.remove("has-lit");
    answer.querySelectorAll("mark.lit").forEach((mark) => mark.classList.remove("lit", "point", "found"));
    shown = null;
  }

  function light(claim) {
    if (claim === shown) return 0;
    unlight();
    if (!claim) return 0;
    shown = claim;
    claim.classList.add("lit");
    claim.setAttribute("aria-current", "true");
    const answer = answerOf(claim);
    answer.classList.add("has-lit");
    const detail = detailOf(claim);
    detail.classList.add("lit");
    detail.closest(".claims").scrollTop = 0;
    const marks = Array.from(answer.querySelectorAll(`mark[data-claims~="${claim.id}"]`));
    for (const mark of marks) {
      mark.classList.add("lit");
      mark.classList.toggle("point", mark.matches(`[data-points~="${claim.id}"]`));
      mark.classList.toggle("found", mark.matches(`[data-found~="${claim.id}"]`));
    }
    const first = marks.find((mark) => mark.matches(".found")) || marks.find((mark) => mark.matches(".point")) || marks[0];
    return reveal(first, answer.querySelector(".sources"));
  }

  function pin(claim) {
    pinned = claim;
    document.documentElement.classList.toggle("pinned", claim !== null);
    const hidden = claim && claim === shown ? settle(claim) : light(claim);
    if (claim) follow(claim, hidden);
  }

  // A claim that the pointer lit before it was clicked has its pane in motion already: only what is left is measured.
  function settle(claim) {
    const lit = answerOf(claim).querySelector("mark.found, mark.point, mark.lit");
    return reveal(lit, answerOf(claim).querySelector(".sources"));
  }

  const matching = () => claims.filter((claim) => !claim.classList.contains("off"));

  function step(by) {
    const open = matching();
    if (!open.length) return;
    const at = open.indexOf(pinned);
    const next = at < 0 ? (by > 0 ? 0 : open.length - 1) : Math.min(open.length - 1, Math.max(0, at + by));
    open[next].focus();
    pin(open[next]);
  }

  function filter() {
    for (const chip of document.querySelectorAll(".chip")) {
      const verdict = chip.dataset.verdict;
      chip.setAttribute("aria-pressed", String(verdict ? wanted.has(verdict) : wanted.size === 0));
    }
    for (const claim of claims) {
      const off = wanted.size > 0 && !wanted.has(claim.dataset.verdict);
      claim.classList.toggle("off", off);
      claim.tabIndex = off ? -1 : 0;
    }
    for (const answer of document.querySelectorAll(".answer")) {
      answer.hidden = wanted.size > 0 && !answer.querySelector("a.claim:not(.off)");
    }
    if (pinned && pinned.classList.contains("off")) pin(null);
  }

  function press(chip) {
    const verdict = chip.dataset.verdict;
    if (!verdict) wanted.clear();
    else if (!wanted.delete(verdict)) wanted.add(verdict);
    filter();
  }

  document.addEventListener("click", (event) => {
    const chip = event.target.closest(".chip");
    if (chip) return press(chip);
    if (event.target.closest(".close")) {
      const back = pinned;
      pin(null);
      if (back) back.focus({ preventScroll: true });
      return pin(null);
    }
    const source = event.target.closest("a.to-source");
    if (source) {
      event.preventDefault();
      const card = document.getElementById(source.getAttribute("href").slice(1));
      const pane = card.closest(".sources");
      if (pane.scrollHeight > pane.clientHeight) reveal(card.querySelector("mark.lit") || card, pane);
      else card.scrollIntoView({ block: "nearest" });
      return;
    }
    const mark = event.target.closest("mark[data-claims]");
    if (mark) {
      // A stretch that carries several claims goes through them, one at each click.
      const ids = mark.dataset.claims.split(" ");
      const next = ids[(ids.indexOf(pinned ? pinned.id : "") + 1) % ids.length];
      return pin(document.getElementById(next));
    }
    const back = event.target.closest("a.back");
    const claim = back ? document.getElementById(back.getAttribute("href").slice(1)) : owner(event.target);
    if (!claim || claim.classList.contains("off")) return;
    event.preventDefault();
    claim.focus({ preventScroll: !back });
    pin(claim);
  });

  document.addEventListener("focusin", (event) => {
    if (event.target.matches("a.claim") && event.target.matches(":focus-visible")) pin(event.target);
  });

  if (window.matchMedia("(hover: hover)").matches) {
    document.addEventListener("mouseover", (event) => {
      const claim = owner(event.target);
      if (claim && !claim.classList.contains("off")) light(claim);
    });
    document.addEventListener("mouseout", (event) => {
      if (owner(event.target) && !owner(event.relatedTarget)) light(pinned);
    });
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onClaim = event.target instanceof Element && event.target.matches("a.claim");
    const forward = event.key === "n" || (onClaim && (event.key === "ArrowRight" || event.key === "ArrowDown"));
    const backward = event.key === "p" || (onClaim && (event.key === "ArrowLeft" || event.key === "ArrowUp"));
    if (forward || backward) step(forward ? 1 : -1);
    else if (onClaim && event.key === " ") pin(event.target);
    else if (event.key === "Escape") {
      pin(null);
      if (onClaim) event.target.blur();
    } else return;
    event.preventDefault();
  });

  // The totals are known only at the end of the page, and belong to its beginning.
  document.querySelector("main").before(document.querySelector(".totals"));
  for (const chip of document.querySelectorAll(".chip")) chip.disabled = false;
  for (const panel of document.querySelectorAll(".claims")) {
    const close = document.createElement("button");
    close.type = "button";
    close.className = "close";
    close.textContent = "Close";
    const hint = document.createElement("p");
    hint.className = "hint";
    hint.textContent = "Choose a claim to see why it got its verdict and where its evidence stands.";
    panel.prepend(close);
    panel.append(hint);
  }
  document.documentElement.classList.add("js");

  // What sticks below the totals has to know how high they are, in however many rows they stand.
  const totals = document.querySelector(".totals");
  const measure = () => document.documentElement.style.setProperty("--top", `${totals.offsetHeight}px`);
  window.addEventListener("resize", measure);
  measure();

  const named = /^#a\d+[cd]\d+$/.test(location.hash) ? document.getElementById(location.hash.slice(1).replace("d", "c")) : null;
  const failing = claims.find((claim) => claim.dataset.tone !== "good" && claim.dataset.tone !== "quiet");
  if (named) pin(named);
  else if (beside.matches && claims.length) {
    pinned = failing || claims[0];
    light(pinned);
  }
})();
