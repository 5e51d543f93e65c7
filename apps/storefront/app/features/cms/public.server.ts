// What loaders need of content pages. Apart from public.ts, so that the HTML parser cannot reach the browser.
export { cleanHtml } from "@hearth/service/markup";
export { cmsIncludes, hasBareListing } from "./load/cms-data.server.ts";
export { loadCms } from "./load/load-cms.server.ts";
export { hasMainHeading, shownProductIds } from "./load/shown-content.ts";
