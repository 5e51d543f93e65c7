import { localePath, locales } from "@hearth/i18n";
import { personalSegments } from "../../platform/cache/cache-class.ts";
import { filterParameters } from "./page-robots.ts";

/** Whatever is not the public shop is closed as a whole, so that no copy of it ends up in a search index. */
export function robotsTxt({ isIndexable, publicUrl }: { isIndexable: boolean; publicUrl: string }): string {
  if (!isIndexable) return "User-agent: *\nDisallow: /\n";
  const closed = [...personalSegments].flatMap((segment) =>
    locales.map((locale) => localePath(locale, segment)),
  );
  return [
    "User-agent: *",
    // The segment alone and what is below it, but no page whose name only begins like it.
    ...closed.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`, `Disallow: ${path}/`]),
    // The same products in another order or choice.
    ...filterParameters.map((name) => `Disallow: /*?*${name}=`),
    "Allow: /",
    "",
    `Sitemap: ${new URL("/sitemap.xml", publicUrl).href}`,
    "",
  ].join("\n");
}
