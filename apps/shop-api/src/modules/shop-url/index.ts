// Where the shop is, in each of its languages: links in mails begin with it.
export { shopUrlIn, shopUrls } from "./shop-url.ts";
