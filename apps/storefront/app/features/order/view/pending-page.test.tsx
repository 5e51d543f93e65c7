import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { loadLanguage } from "../../../platform/language/load-language.ts";
import { PendingPage } from "./pending-page.tsx";

const language = await loadLanguage("de-DE");

it("goes on to the provider after five seconds, without a script too [80]", () => {
  const pending = {
    id: "o1",
    number: "10001",
    method: "Karte",
    url: "https://pay.example/1",
    isStopped: false,
  };
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <PendingPage pending={pending} />
    </LanguageProvider>,
  );
  expect(html).toContain('content="5;url=https://pay.example/1"');
  expect(html).toContain(language.t("order.pendingAuto", { seconds: 5 }));
});
