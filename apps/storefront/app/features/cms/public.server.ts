// What loaders need of content pages. Apart from public.ts, so that the HTML parser cannot reach the browser.
export { cleanHtml } from "./clean-html.server.ts";
export { cmsIncludes, hasBareListing } from "./cms-data.server.ts";
export { loadCms } from "./load-cms.server.ts";
export { hasMainHeading, shownProductIds } from "./shown-content.ts";
