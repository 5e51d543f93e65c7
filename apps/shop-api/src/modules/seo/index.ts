// SEO paths: from path to thing, from thing to path, and where old paths moved.
export { fillSeoUrls } from "./fill-seo-urls.ts";
export { seoUrlList } from "./seo-url.ts";
