// All articles in one language, for agents and comparison sites. Start at feed-item.ts.
export { feedArticles } from "./feed-articles.ts";
export type { FeedItem } from "./feed-item.ts";
export { type FeedFormat, type FeedFrame, jsonLines, productRss } from "./feed-formats.ts";
