import { createTranslate, loadMessages, localePath } from "@hearth/i18n";
import { notFoundMessage } from "./page-failure.ts";
import { plainPage, plainPagePolicy } from "./plain-page.server.ts";
import type { Visit } from "../visit.server.ts";

/** That a page does not exist, for some hundredths of what the shop's own page costs. */
export async function missingAnswer({ locale, pathname }: Visit): Promise<Response> {
  const t = createTranslate(await loadMessages(locale));
  const html = plainPage({
    locale,
    title: t("error.404.title"),
    paragraphs: [t("error.404.text"), notFoundMessage(pathname)],
    link: { href: localePath(locale, "/"), text: t("error.backHome") },
  });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": plainPagePolicy,
  };
  return new Response(html, { status: 404, headers });
}
