import { localePath, locales } from "@hearth/i18n";
import { filterParameters } from "./page-robots.ts";

const closedPaths = ["/account", "/checkout", "/login", "/register", "/wishlist", "/session"];

/** Whatever is not the public shop is closed as a whole, so that no copy of it ends up in a search index. */
export function robotsTxt({ isIndexable, publicUrl }: { isIndexable: boolean; publicUrl: string }): string {
  if (!isIndexable) return "User-agent: *\nDisallow: /\n";
  const closed = [
    ...closedPaths.flatMap((path) => locales.map((locale) => localePath(locale, path))),
    "/api",
  ];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    // The same products in another order or choice.
    ...filterParameters.map((name) => `Disallow: /*?*${name}=`),
    "Allow: /",
    "",
    `Sitemap: ${new URL("/sitemap.xml", publicUrl).href}`,
    "",
  ].join("\n");
}
