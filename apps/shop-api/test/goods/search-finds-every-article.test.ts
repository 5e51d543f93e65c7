import type { Product, ProductListing } from "@hearth/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { FeedItem } from "../../src/modules/product-feed/index.ts";
import { demoShop } from "../harness/demo-shop.ts";

const shop = demoShop();
const locales = ["de-DE", "en-GB", "pl-PL"] as const;
type Locale = (typeof locales)[number];
interface Article extends FeedItem {
  familyNumber: string | null;
  optionIds: string[];
  categoryId: string;
}
let articles: Record<Locale, Article[]>;

/** Every article as the feed tells it, with the ids that it does not tell. */
beforeAll(async () => {
  const { services } = shop.server;
  const rows = await services.sql<
    { id: string; familyNumber: string | null; optionIds: string[]; categoryId: string }[]
  >`
    select p.id, f.product_number as "familyNumber", p.option_ids as "optionIds", (coalesce(p.category_ids, f.category_ids))[1] as "categoryId"
    from product p left join product f on f.id = p.parent_id`;
  const more = new Map(rows.map((row) => [row.id, row]));
  const read = async (locale: Locale) => {
    const text = await (await ask(`/feed/products.jsonl?language=${locale}`, locale)).text();
    const items = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as FeedItem);
    return items.flatMap((item) => {
      const row = more.get(item.id);
      return row ? [{ ...item, ...row }] : [];
    });
  };
  articles = { "de-DE": await read("de-DE"), "en-GB": await read("en-GB"), "pl-PL": await read("pl-PL") };
});

function ask(path: string, locale: Locale, body?: object): Promise<Response> {
  const { origin, services } = shop.server;
  const { channels, languages } = services.references.current().rows;
  return fetch(origin + path, {
    method: body ? "POST" : "GET",
    headers: {
      "content-type": "application/json",
      "sw-access-key": channels[0]?.access_key ?? "",
      "sw-language-id": languages.find((each) => each.locale_code === locale)?.id ?? "",
      "sw-include-seo-urls": "1",
    },
    ...(body && { body: JSON.stringify({ ...body, limit: 1, "no-aggregations": true, includes }) }),
  });
}

const includes = { product: ["id", "productNumber", "calculatedPrice", "seoUrls"] };

async function firstOf(path: string, locale: Locale, body: object) {
  const listing = (await (await ask(path, locale, body)).json()) as ProductListing;
  const [first] = listing.elements;
  return { first, exact: listing.extensions?.exactMatch?.productId, total: listing.total };
}

/** Eight questions at a time; names what came out wrong, at most a screen of it. */
async function wrongOnes(
  asked: readonly Article[],
  isRight: (article: Article) => Promise<string | null>,
): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = [...asked];
  const work = async () => {
    for (let article = waiting.pop(); article; article = waiting.pop()) {
      const fault = await isRight(article);
      if (fault) wrong.push(`${article.number}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return wrong.slice(0, 25);
}

/** Numbers and variants are the same in all languages: all of them in German, one in four elsewhere. EVERY_ARTICLE=1 asks for all. */
const ONE_IN = process.env["EVERY_ARTICLE"] ? 1 : 4;
const askedIn = (locale: Locale) =>
  articles[locale].filter((_, index) => locale === "de-DE" || index % ONE_IN === 0);

const shown = (product: Product | undefined) => product?.productNumber ?? "nothing";

describe.each(locales)("in %s", (locale) => {
  it("there are as many articles as in every language", () => {
    expect(articles[locale].length).toBeGreaterThan(800);
    expect(articles[locale]).toHaveLength(articles["de-DE"].length);
  });

  it.each(["number", "gtin"] as const)("the %s of every article leads to it", async (field) => {
    const asked = askedIn(locale).filter((article) => article[field] !== null);
    const wrong = await wrongOnes(asked, async (article) => {
      const { first, exact } = await firstOf("/store-api/search", locale, { search: article[field] ?? "" });
      if (first?.id !== article.id) return `${article[field]} shows ${shown(first)}`;
      return exact === article.id ? null : `${article[field]} is no exact match`;
    });
    expect(wrong).toEqual([]);
  });

  it("the number of the family and the names of its options lead to every variant", async () => {
    const asked = askedIn(locale).filter((article) => article.familyNumber !== null);
    const wrong = await wrongOnes(asked, async (article) => {
      const search = [article.familyNumber, ...Object.values(article.options)].join(" ");
      const { first } = await firstOf("/store-api/search", locale, { search });
      return first?.id === article.id ? null : `${search} shows ${shown(first)}`;
    });
    expect(wrong).toEqual([]);
  });

  it("the filters of its options show the card of every variant, with its price and link", async () => {
    const asked = askedIn(locale).filter((article) => article.familyNumber !== null);
    const wrong = await wrongOnes(asked, async (article) => {
      const { first } = await firstOf(`/store-api/product-listing/${article.categoryId}`, locale, {
        properties: article.optionIds.join("|"),
        // The hit of the family, or its own where every variant is listed for itself.
        "post-filter": [{ type: "equalsAny", field: "id", value: [article.item_group_id, article.id] }],
      });
      if (first?.id !== article.id) return `shows ${shown(first)}`;
      const link = `/${first.seoUrls?.[0]?.seoPathInfo}`;
      const isRight = first.calculatedPrice.unitPrice === article.price.amount && link === article.link;
      return isRight ? null : `costs ${first.calculatedPrice.unitPrice} at ${link}`;
    });
    expect(wrong).toEqual([]);
  });
});
