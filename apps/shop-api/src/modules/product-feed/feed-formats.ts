import type { FeedItem } from "./feed-item.ts";

export interface FeedFrame {
  /** Address of the shop in the feed's language, without a slash at its end. */
  shopUrl: string;
  shopName: string;
  locale: string;
}

export interface FeedFormat {
  contentType: string;
  head: (frame: FeedFrame) => string;
  item: (item: FeedItem, frame: FeedFrame) => string;
  foot: string;
}

/** One article a line. */
export const jsonLines: FeedFormat = {
  contentType: "application/jsonl; charset=utf-8",
  head: () => "",
  item: (item) => `${JSON.stringify(item)}\n`,
  foot: "",
};

/** RSS 2.0 with the product terms that comparison sites and merchant centres read. */
export const productRss: FeedFormat = {
  contentType: "application/rss+xml; charset=utf-8",
  head: ({ shopUrl, shopName, locale }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n` +
    `${tag("title", shopName)}${tag("link", shopUrl)}${tag("description", shopName)}${tag("language", locale)}\n`,
  item: (item, { shopUrl }) =>
    `<item>${fields(item, shopUrl)
      .map(([name, text]) => tag(name, text))
      .join("")}</item>\n`,
  foot: "</channel></rss>\n",
};

function fields(item: FeedItem, shopUrl: string): [name: string, text: string][] {
  const { gtin, brand, image, item_group_id: group } = item;
  const optional = (name: string, text: string | null): [string, string][] =>
    text === null ? [] : [[name, text]];
  return [
    ["g:id", item.number],
    ["g:title", item.title],
    ["g:description", item.description],
    ["g:link", shopUrl + item.link],
    ...optional("g:image_link", image && new URL(image, shopUrl).href),
    ["g:availability", item.availability],
    ["g:price", `${item.price.amount.toFixed(2)} ${item.price.currency}`],
    ["g:condition", "new"],
    ...optional("g:brand", brand),
    ...optional("g:gtin", gtin),
    ["g:mpn", item.number],
    ["g:product_type", item.category.join(" > ")],
    ...optional("g:item_group_id", group),
  ];
}

function tag(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Characters that XML does not allow are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? "");
}
