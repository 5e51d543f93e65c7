import type { APIRequestContext } from "@playwright/test";
import { splitLocale } from "@hearth/i18n";

/** One address of the sitemap, as the sitemap tells it. */
export interface ListedPage {
  url: string;
  /** Where the shop under test answers it. */
  path: string;
  type: string;
  locale: string;
  alternates: { hreflang: string; href: string }[];
}

/** Addresses name the public host; the test asks the server at hand. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

export async function readSitemap(request: APIRequestContext): Promise<ListedPage[]> {
  const index = await read(request, "/sitemap.xml");
  const files = all(index, /<loc>([^<]+)<\/loc>/g).map(([file = ""]) => pathOf(file));
  const pages = await Promise.all(
    files.map(async (file) => listedPages(await read(request, file), file.split("/")[2] ?? "")),
  );
  return pages.flat();
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  if (response.status() !== 200) throw new Error(`${path} answers ${response.status()}`);
  return response.text();
}

function listedPages(xml: string, type: string): ListedPage[] {
  return all(xml, /<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs).map(([escaped = "", rest = ""]) => {
    const url = plain(escaped);
    const path = pathOf(url);
    const split = splitLocale(path);
    return {
      url,
      path,
      type,
      locale: split.kind === "known" ? split.locale : "unknown",
      alternates: all(rest, /hreflang="([^"]+)" href="([^"]+)"/g).map(([hreflang = "", href = ""]) => ({
        hreflang,
        href: plain(href),
      })),
    };
  });
}

export function all(text: string, pattern: RegExp): string[][] {
  return [...text.matchAll(pattern)].map(([, ...groups]) => groups);
}

/** The few escapes an address can carry. */
export function plain(escaped: string): string {
  return escaped
    .replaceAll("&apos;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
