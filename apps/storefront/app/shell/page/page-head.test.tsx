import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { ShopIdentityProvider, unknownShop } from "../../platform/shop/shop-identity.tsx";
import { PageHead } from "./page-head.tsx";
import type { PageHeadData } from "./page-head.tsx";

const head: PageHeadData = {
  title: "Pompy ciepła",
  description: null,
  robots: null,
  type: "website",
  image: "https://shop.example/share.png",
  canonical: "https://shop.example/pl-PL/pompy",
  alternates: [
    { hreflang: "de-DE", href: "https://shop.example/pumpen" },
    { hreflang: "pl-PL", href: "https://shop.example/pl-PL/pompy" },
    { hreflang: "x-default", href: "https://shop.example/pumpen" },
  ],
};

const known = { ...unknownShop, name: "Ofenhaus" };

async function render(over: Partial<PageHeadData> = {}, shop = known): Promise<string> {
  const language = await loadLanguage("pl-PL");
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ShopIdentityProvider shop={shop}>
        <PageHead head={{ ...head, ...over }} />
      </ShopIdentityProvider>
    </LanguageProvider>,
  );
}

it("tells networks what they show when the page is shared [329]", async () => {
  const html = await render({ description: "Ciche pompy", type: "product" });
  for (const tag of [
    "<title>Pompy ciepła | Ofenhaus</title>",
    '<meta name="description" content="Ciche pompy"/>',
    '<meta property="og:description" content="Ciche pompy"/>',
    '<meta property="og:type" content="product"/>',
    '<meta property="og:title" content="Pompy ciepła"/>',
    '<meta property="og:url" content="https://shop.example/pl-PL/pompy"/>',
    '<meta property="og:image" content="https://shop.example/share.png"/>',
    '<meta property="og:locale" content="pl_PL"/>',
    '<meta property="og:locale:alternate" content="de_DE"/>',
    '<link rel="canonical" href="https://shop.example/pl-PL/pompy"/>',
  ]) {
    expect(html).toContain(tag);
  }
  expect(html).not.toContain("en_GB");
  expect(html).not.toContain("robots");
});

it("describes a page that does not do it itself", async () => {
  expect(await render()).toContain('<meta name="description" content="Pompy ciepła w sklepie Ofenhaus');
});

it("passes on what search engines may do", async () => {
  expect(await render({ robots: "noindex, follow" })).toContain(
    '<meta name="robots" content="noindex, follow"/>',
  );
});

it("says nothing of a shop that was never reached", async () => {
  expect(await render({}, unknownShop)).toContain("<title>Pompy ciepła</title>");
});
