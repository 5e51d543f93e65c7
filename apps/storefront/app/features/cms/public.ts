// Content pages as editors build them: sections, blocks, slots. cms-data.ts reduces the shop's answer on the server,
// slot-view.tsx is the registry of what can be shown. Whole pages (category, landing page) are features of their own.
export { cleanHtml } from "./clean-html.ts";
export { cmsData, cmsIncludes, hasBareListing, hasMainHeading, shownProductIds } from "./cms-data.ts";
export type { CmsData } from "./cms-data.ts";
export { CmsPageView } from "./cms-page.tsx";
