import { loadSitemapFile } from "../../features/seo/load-sitemap.server.ts";
import { readSitemapFile, sitemapXml } from "../../features/seo/public.ts";
import { notFound, showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/sitemap-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const file = readSitemapFile(params.type, params.file);
  if (!file) return notFound(visit.pathname);
  visit.surrogateKeys.add(file.type === "products" ? surrogateKeys.catalogue : surrogateKeys.content);
  return showFailures(visit, async () => {
    const entries = await loadSitemapFile(visit.shop, file);
    if (!entries) return notFound(visit.pathname);
    return new Response(sitemapXml(entries, visit.publicUrl), {
      headers: { "content-type": "application/xml; charset=utf-8" },
    });
  });
}
