/** For tests and proofs: hostile texts, and what a parser of the standard makes of cleaned ones. */
export { hostileText } from "./hostile-text.ts";
export { changedByWriting, unlistedInMany, unlistedMarkup } from "./unlisted-markup.ts";
export { default as xssCorpus } from "./xss-corpus.json" with { type: "json" };
