// Content-managed pages: category pages, landing pages and single pages, each with its slots resolved. Start at cms-page.ts.
export { categoryPage } from "./category-page.ts";
export { cmsPage, cmsPageNotFound, presentCmsPage } from "./cms-page.ts";
export { landingPage } from "./landing-page.ts";
export type { ResolveDeps } from "./resolve-slot.ts";
