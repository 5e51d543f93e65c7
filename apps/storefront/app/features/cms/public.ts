// Content pages as editors build them: sections, blocks, slots. load-cms.ts reduces the shop's answer on the server;
// block-view.tsx and slot-view.tsx are the registries of what can be shown. Whole pages are features of their own.
export { cleanHtml } from "./clean-html.ts";
export { cmsIncludes, hasBareListing } from "./cms-data.ts";
export type { CmsData } from "./cms-data.ts";
export { CmsPageView } from "./cms-page.tsx";
export { loadCms } from "./load-cms.ts";
export { hasMainHeading, shownProductIds } from "./shown-content.ts";
