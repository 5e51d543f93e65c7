import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { germanPaths } from "../../platform/links/shop-paths.tsx";
import { MaintenancePage } from "./maintenance-page.tsx";
import type { ShellData } from "../shell-data.ts";
import { ShopProvider } from "../shop-provider.tsx";

const shell = {
  shop: { name: "Ofenhaus", legalName: "", email: "", phone: "" },
  paths: germanPaths,
  social: [],
  contact: { phone: "+49 431 1000", email: "post@nord.example", hours: [] },
} as unknown as ShellData;

async function render(known: ShellData | undefined): Promise<string> {
  return renderToStaticMarkup(
    <LanguageProvider language={await loadLanguage("de-DE")}>
      <ShopProvider shell={known}>
        <MaintenancePage shell={known} />
      </ShopProvider>
    </LanguageProvider>,
  );
}

it("names the shop and whom to reach as it was last known", async () => {
  const html = await render(shell);
  expect(html).toContain("| Ofenhaus</title>");
  expect(html).toContain("post@nord.example");
});

it("names nobody where the shop was never reached", async () => {
  const html = await render(undefined);
  expect(html).toContain("</h1>");
  expect(html).not.toMatch(/Hearth|mailto:|tel:/);
});
