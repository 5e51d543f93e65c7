import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { createIslandHost } from "../../islands/island-host.server.tsx";
import { IslandHostContext } from "../../islands/island.tsx";
import type { Personalisation } from "../../platform/config/personalisation-config.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import type { CartViewData } from "../cart/public.ts";
import { PersonalisationProvider } from "./personalisation.tsx";
import { CartSlot, HomeSlot, ProductSlot, SearchSlot } from "./slots.tsx";

const language = await loadLanguage("pl-PL");
const [product, category] = ["1".repeat(32), "2".repeat(32)];
const emptyCart = { cart: { groups: [] }, crossSelling: [] } as unknown as CartViewData;

function htmlOf(kind: Personalisation, slot: ReactNode): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <IslandHostContext value={createIslandHost({ language, url: "/" })}>
        <PersonalisationProvider kind={kind}>{slot}</PersonalisationProvider>
      </IslandHostContext>
    </LanguageProvider>,
  );
}

const slots: [string, () => ReactNode, string][] = [
  [
    "start page",
    () => <HomeSlot shownIds={[product]} />,
    `/pl-PL/fragments/recommendations/all/none/${product}`,
  ],
  [
    "product's page",
    () => <ProductSlot productId={product} categoryId={category} />,
    `/pl-PL/fragments/recommendations/${category}/${product}`,
  ],
  ["cart", () => <CartSlot view={emptyCart} />, "`categoryId`:null"],
  ["empty search", () => <SearchSlot />, "/pl-PL/fragments/recommendations/all"],
];

it.each(slots)("the %s has a row and says what it is about [43]", (_where, slot, about) => {
  expect(htmlOf("own", slot())).toContain(about);
});

it.each(slots)("the %s has none where it is switched off [43]", (_where, slot) => {
  expect(htmlOf("off", slot())).toBe("");
});

it("shows what was looked at, but not below a cart, where it lies or was left", () => {
  const isShown = slots.map(([where, slot]) => [where, htmlOf("own", slot()).includes("viewed-products")]);
  expect(isShown).toEqual([
    ["start page", true],
    ["product's page", true],
    ["cart", false],
    ["empty search", true],
  ]);
});
