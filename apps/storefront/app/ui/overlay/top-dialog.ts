/** The modal dialog that lies above the page now. What lies outside of it is neither seen nor heard. */
export function topDialog(): Element | null {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
}
