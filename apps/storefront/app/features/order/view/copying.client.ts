import { announce } from "../../../platform/browser/announce.client.ts";

/** Buttons that copy the value beside them; without a clipboard they stay hidden, the value can be marked. */
export function installCopying(page: Document): void {
  if (!("clipboard" in navigator)) return;
  for (const button of page.querySelectorAll<HTMLElement>("[data-copy]")) button.hidden = false;
  page.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    if (button) void copy(page, button);
  });
}

async function copy(page: Document, button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset["copy"] ?? "");
  announce(page, button.dataset["copied"] ?? "");
  button.toggleAttribute("data-done", true);
  setTimeout(() => button.removeAttribute("data-done"), 2000);
}
