import type { Sql } from "../../platform/database/database.ts";
import { loadProducts } from "../catalog/index.ts";
import type { Scope } from "../context/index.ts";
import { fillSeoUrls } from "../seo/index.ts";
import { type FeedItem, feedItem, feedRelations } from "./feed-item.ts";
import { selectArticleIds } from "./feed-articles.sql.ts";

const BATCH = 200;
const FIRST_ID = "0".repeat(32);

/** Every article that can be bought or ordered, a batch at a time: a feed of any length needs the memory of one batch. */
export async function* feedArticles(sql: Sql, scope: Scope): AsyncGenerator<FeedItem[]> {
  let after = FIRST_ID;
  for (;;) {
    const ids = await selectArticleIds(sql, after, BATCH);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    const products = await loadProducts(sql, scope, ids, feedRelations);
    await fillSeoUrls(sql, scope, products);
    yield products.map((product) => feedItem(scope, product));
  }
}
