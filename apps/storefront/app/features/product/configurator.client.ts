import { swapPage } from "../../platform/swap.client.ts";

/** A chosen option shows its variant in place: new address, same focus. The links work without it. */
export function install(page: Document): void {
  page.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-variant]");
    if (!link) return;
    event.preventDefault();
    if (link.hasAttribute("aria-current")) return;
    void swapPage(link.href, { region: "product", history: "push" });
  });
}
