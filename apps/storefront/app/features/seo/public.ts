// What search engines and other machines read: structured data, robots rules, sitemap and llms.txt, all as pure functions.
// Only load-sitemap.server.ts asks the shop API. Head tags stand in shell/page/page-head.tsx.
export { JsonLd, type JsonLdObject } from "./json-ld.tsx";
export { llmsTxt } from "./llms-txt.ts";
export { isFilteredView, pageRobots } from "./page-robots.ts";
export { plainText } from "./plain-text.ts";
export { robotsTxt } from "./robots-txt.ts";
export { readSitemapFile, sitemapFilePath } from "./sitemap-files.ts";
export { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";
export {
  BreadcrumbStructuredData,
  OrganizationStructuredData,
  ProductStructuredData,
} from "./structured-data.tsx";
