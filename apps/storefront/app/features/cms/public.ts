// Content pages as editors build them: sections, blocks, slots. load-cms.server.ts (through public.server.ts) reduces the shop's
// answer; block-view.tsx and slot-view.tsx are the registries of what can be shown. Whole pages are features of their own.
export type { CmsData } from "./load/cms-data.server.ts";
export { CmsPageView } from "./view/cms-page.tsx";
