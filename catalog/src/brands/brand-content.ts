import type { Category } from "../format/categories.ts";
import { languageChains, textIn } from "../format/languages.ts";
import type { Manufacturer } from "../format/manufacturers.ts";
import type { Page, PageBlock, PageSlot } from "../format/content/pages.ts";
import type { Shop } from "../format/shop.ts";
import type { Text } from "../format/words.ts";
import { makerAddress } from "./maker-address.ts";

type Labels = NonNullable<Category["brands"]>;

/** Logo and address above the maker's products. */
export function brandPage(
  key: string,
  maker: Manufacturer,
  { labels, shop }: { labels: Labels; shop: Shop },
): Page {
  const text: PageSlot = {
    type: "text",
    config: { verticalAlign: "center", content: addressOf(maker, labels, shop) },
  };
  const head: PageBlock = maker.logo
    ? {
        type: "image-text",
        slots: {
          left: { type: "image", config: { media: maker.logo, displayMode: "contain", minHeight: "120px" } },
          right: text,
        },
      }
    : { type: "text", slots: { content: text } };
  return {
    key,
    type: "product_list",
    name: maker.name,
    sections: [
      { type: "default", sizing: "boxed", blocks: [head] },
      {
        type: "sidebar",
        sizing: "boxed",
        mobileBehavior: "wrap",
        blocks: [
          {
            type: "sidebar-filter",
            position: "sidebar",
            slots: { content: { type: "sidebar-filter" } },
          },
          {
            type: "product-listing",
            slots: {
              content: { type: "product-listing", config: { boxLayout: "standard", showSorting: true } },
            },
          },
        ],
      },
    ],
  };
}

function addressOf({ name, address, link }: Manufacturer, labels: Labels, shop: Shop): Text {
  const land = shop.countries.find(({ iso }) => iso === address.country)?.name ?? {};
  return inEachLanguage(shop, (say) => {
    const place = { ...address, name: say(name), land: say(land) || address.country, link: link ?? null };
    return `<h2>${say(labels.address)}</h2>${makerAddress(place)}<p>${say(labels.note)}</p>`;
  });
}

const IN_A_ROW = ["left", "center-left", "center-right", "right"] as const;

/** Logos of all makers, four in a row, each leading to its page. */
export function overviewPage(
  { key, name }: Category,
  makers: readonly Manufacturer[],
  { paths, shop }: { paths: ReadonlyMap<string, Text>; shop: Shop },
): Page {
  const tile = (maker: Manufacturer): PageSlot => ({
    type: "image",
    config: {
      ...(maker.logo && { media: maker.logo }),
      displayMode: "contain",
      url: addressesOf(paths.get(maker.key) ?? {}, shop),
    },
  });
  const withLogo = makers.filter(({ logo }) => logo);
  const rows = Array.from({ length: Math.ceil(withLogo.length / IN_A_ROW.length) }, (_, row) =>
    withLogo.slice(row * IN_A_ROW.length, (row + 1) * IN_A_ROW.length),
  );
  return {
    key,
    type: "page",
    name,
    sections: [
      {
        type: "default",
        sizing: "boxed",
        cssClass: "brands",
        blocks: rows.map((row) => ({
          type: "image-four-column",
          slots: Object.fromEntries(row.map((maker, at) => [IN_A_ROW[at] ?? "left", tile(maker)])),
        })),
      },
    ],
  };
}

/** Addresses as pages link to each other: below the domain of the language. */
function addressesOf(path: Text, { channel, ...shop }: Shop): Text {
  return inEachLanguage({ channel, ...shop }, (say, language) => {
    const domain = channel.domains[language];
    const prefix = domain ? new URL(domain).pathname.replace(/\/$/, "") : "";
    return `${prefix}/${say(path)}`;
  });
}

function inEachLanguage(shop: Shop, write: (say: (text: Text) => string, language: string) => string): Text {
  const chains = languageChains(shop.languages, shop.channel.language);
  return Object.fromEntries(
    [...chains].map(([language, chain]) => [language, write((text) => textIn(text, chain), language)]),
  );
}
