import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createTranslate, loadMessages, locales } from "@hearth/i18n";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import type { Locale } from "@hearth/i18n";
import { ErrorPage } from "./error-page.tsx";

async function render(locale: Locale, error: unknown): Promise<string> {
  const language = await loadLanguage(locale);
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ErrorPage error={error} shell={undefined} />
    </LanguageProvider>,
  );
}

const answer = (status: number, data: unknown = null) => ({ status, statusText: "", internal: false, data });

const statuses = ["404", "408", "500", "502", "503"] as const;

it.each(locales.flatMap((locale) => statuses.map((status) => [status, locale] as const)))(
  "%s has its own words in %s and a way home [102, 103]",
  async (status, locale) => {
    const t = createTranslate(await loadMessages(locale));
    const html = await render(locale, answer(Number(status)));
    expect(html).toContain(`>${t(`error.${status}.title`)}</h1>`);
    expect(html).toContain(t(`error.${status}.text`));
    expect(html).toContain(`href="${locale === "de-DE" ? "/" : `/${locale}`}"`);
    expect(html).toContain(t("error.backHome"));
  },
);

it("says which page is missing, and the number to ask about a fault [46]", async () => {
  const missing = answer(404, { kind: "not-found", message: "Page not found: /a" });
  expect(await render("de-DE", missing)).toContain("Page not found: /a");
  expect(await render("de-DE", answer(500, { kind: "fault", requestId: "abc-123" }))).toContain("abc-123");
});

it.each([[new Error("secret")], [answer(418)], [null]])(
  "shows anything else as a fault of ours",
  async (error) => {
    const html = await render("de-DE", error);
    expect(html).toContain(">500</p>");
    expect(html).not.toContain("secret");
  },
);
