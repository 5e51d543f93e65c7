const throttleMs = 100;

/** The link to the top is there once the page has moved. */
export function installScrollTop(document: Document): void {
  let waits = false;

  function show(): void {
    waits = false;
    document.querySelector("[data-scroll-top]")?.toggleAttribute("data-visible", window.scrollY > 0);
  }

  document.addEventListener(
    "scroll",
    () => {
      if (waits) return;
      waits = true;
      setTimeout(show, throttleMs);
    },
    { passive: true },
  );
  show();
}
