import { noticeTypes } from "../ui/notice-timing.ts";
import { showToast } from "../ui/toast.client.ts";

/** The buttons that show toasts. */
export function install(document: Document): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-show-toast]") : null;
    const type = noticeTypes.find((name) => name === button?.dataset["showToast"]);
    if (!button || !type) return;
    showToast({ type, message: button.dataset["message"] ?? "", persistent: type === "danger" });
  });
}
