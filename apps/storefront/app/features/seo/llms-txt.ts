import { localeNames, localePath, locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import type { ShopIdentity } from "../../platform/shop/shop-identity.tsx";

export interface LlmsLink {
  name: string;
  /** Without language prefix. */ path: string;
}

interface LlmsInput {
  shop: ShopIdentity;
  publicUrl: string;
  categories: readonly LlmsLink[];
  content: readonly LlmsLink[];
}

/** Texts and links of this file are in one language, so that one file tells everything. */
export const LLMS_LOCALE: Locale = "en-GB";

/** The shop in short for language models, as llmstxt.org proposes. */
export function llmsTxt({ shop, publicUrl, categories, content }: LlmsInput): string {
  const address = (locale: Locale, path: string) => new URL(localePath(locale, path), publicUrl).href;
  const link = ({ name, path }: LlmsLink) => `- [${name}](${address(LLMS_LOCALE, path)})`;
  return `# ${shop.name}

> Online shop for heating, photovoltaics, inverters and storage. It sells heat pumps, radiators, boilers, solar modules and the parts to install them, to consumers and craftsmen in the European Union. Prices are in euro and include VAT.

## Languages

${locales.map((locale) => `- [${localeNames[locale]}](${address(locale, "/")})`).join("\n")}

## Categories

${categories.map(link).join("\n")}

## Information

${content.map(link).join("\n")}

## For machines

- [Sitemap](${address("de-DE", "/sitemap.xml")}): all pages in all languages
- Product feeds: ${locales.map((locale) => `[${locale}](${address("de-DE", "/feed/products.jsonl")}?language=${locale})`).join(", ")} (JSON Lines, one article a line), the same as RSS under \`products.xml\`. Prices and availability are those of the hour; at most six feeds a minute.
- Product pages carry schema.org data (Product, Offer, BreadcrumbList); price and availability there are those of the page.
- The shop runs on a headless API that keeps to the contract of the Shopware 6 Store API.

## Contact

- ${shop.legalName}, ${shop.email}, ${shop.phone}
`;
}
