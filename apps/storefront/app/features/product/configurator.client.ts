import { swapPage } from "../../platform/browser/swap.client.ts";
import { isPlainClick } from "../../ui/plain-click.ts";

/** A chosen option shows its variant in place: new address, same focus. The links work without it. */
export function install(page: Document): void {
  page.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-variant]");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.hasAttribute("aria-current")) return;
    void swapPage(link.href, { region: "product", history: "push" });
  });
}
