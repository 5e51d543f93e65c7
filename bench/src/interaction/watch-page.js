// Runs in the browser, before the page's own scripts, in every document the tab shows. `hearthSeen` tells the
// bench the milliseconds from the tap to the frame that shows its effect.
const clickedKey = "hearth-bench-clicked";
const dialogs = "dialog, [role=dialog]";

/** Drawers and dialogs somebody can see. */
function visibleDialogs() {
  return [...document.querySelectorAll(dialogs)].filter((part) => part.checkVisibility());
}

/** Without script a form shows its effect as another page: the tap is remembered in the tab, the new page's first paint is the effect. */
const clickedAt = sessionStorage.getItem(clickedKey);
if (clickedAt !== null) {
  new PerformanceObserver((list) => {
    const [painted] = list.getEntriesByName("first-contentful-paint");
    if (painted) tell(performance.timeOrigin + painted.startTime - Number(clickedAt), "another page");
  }).observe({ type: "paint", buffered: true });
}

addEventListener(
  "click",
  (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || sessionStorage.getItem(clickedKey) !== null) return;
    sessionStorage.setItem(clickedKey, String(performance.timeOrigin + event.timeStamp));
    const before = { dialogs: visibleDialogs(), number: numberBeside(button) };
    const look = () => {
      const effect = effectOf(button, before);
      if (!effect) requestAnimationFrame(look);
      // A task of its own comes after the frame was drawn.
      else setTimeout(() => tell(performance.now() - event.timeStamp, effect));
    };
    requestAnimationFrame(look);
  },
  { capture: true },
);

// A letter in the search: its effect is another list of suggestions.
addEventListener(
  "input",
  (event) => {
    if (!event.target.matches("[role=combobox]")) return;
    const before = suggestions();
    const look = () => {
      if (suggestions() === before) requestAnimationFrame(look);
      else setTimeout(() => tell(performance.now() - event.timeStamp, "suggestions"));
    };
    requestAnimationFrame(look);
  },
  { capture: true },
);

function suggestions() {
  return document.querySelector("[role=listbox]")?.textContent ?? "";
}

function effectOf(button, before) {
  if (numberBeside(button) !== before.number) return "number";
  if (button.getAttribute("aria-busy") === "true" || button.disabled) return "busy button";
  if (visibleDialogs().some((part) => !before.dialogs.includes(part))) return "drawer";
  return null;
}

/** What the number field of the same form says. */
function numberBeside(button) {
  return button.form?.querySelector("input[type=number], [role=spinbutton]")?.value;
}

function tell(ms, effect) {
  sessionStorage.removeItem(clickedKey);
  window.hearthSeen({ ms, effect });
}
