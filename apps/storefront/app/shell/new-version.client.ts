/** Offers to load the page anew once a newer shop is running. Nothing is taken from a visitor who is in the middle of something. */
export function installNewVersionNote(document: Document): void {
  document.addEventListener("hearth:new-version", () => {
    const texts = document.querySelector<HTMLElement>("[data-new-version]")?.dataset;
    if (!texts) return;
    void import("../ui/toast.client.ts").then(({ showToast }) => {
      showToast({
        type: "info",
        message: texts["newVersion"] ?? "",
        persistent: true,
        link: { href: document.location.href, text: texts["reload"] ?? "" },
      });
    });
  });
}
