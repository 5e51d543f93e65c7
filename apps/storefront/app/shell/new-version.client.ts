/** Offers to load the page anew once a newer shop is running. Nothing is taken from a visitor who is in the middle of something. */
export function installNewVersionNote(document: Document): void {
  document.addEventListener("hearth:new-version", () => {
    const texts = document.querySelector<HTMLElement>("[data-new-version]")?.dataset;
    if (!texts) return;
    const { pathname, search } = document.location;
    void import("../ui/toast.client.ts").then(({ showToast }) => {
      showToast({
        type: "info",
        message: texts["newVersion"] ?? "",
        persistent: true,
        // With a hash the link would only jump within the old page.
        link: { href: pathname + search, text: texts["reload"] ?? "" },
      });
    });
  });
}
