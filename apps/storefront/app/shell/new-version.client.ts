import { browserLanguage } from "../platform/language/browser-language.client.ts";
import { showToast } from "../ui/message/toast-store.ts";

/** Offers to load the page anew once a newer shop is running. Nothing is taken from a visitor who is in the middle of something. */
export async function offerNewVersion(): Promise<void> {
  const { t } = await browserLanguage(["shell"]);
  showToast({
    type: "info",
    message: t("shell.newVersion"),
    persistent: true,
    // With a hash the link would only jump within the old page.
    link: { href: location.pathname + location.search, text: t("shell.reload") },
  });
}
