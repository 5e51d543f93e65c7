// Lines above every page, from a day to a day of the shop's calendar. What may be said is in packages/rules/src/content/banner.ts.
// Start at save-banner.ts; the worker's only part is to tell the caches when a day turns.
export { bannerJobs } from "./banner-jobs.ts";
export { listBanners } from "./list-banners.ts";
export { readBanners } from "./read-banners.ts";
export { changeBanner, createBanner, removeBanner } from "./save-banner.ts";
