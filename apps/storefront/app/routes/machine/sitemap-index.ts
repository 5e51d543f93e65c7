import { loadSitemapFiles } from "../../features/seo/load-sitemap.server.ts";
import { sitemapFilePath, sitemapIndexXml } from "../../features/seo/public.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/sitemap-index";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  visit.surrogateKeys.add(surrogateKeys.catalogue);
  return showFailures(visit, async () => {
    const files = await loadSitemapFiles(visit.shop);
    const addresses = files.map((file) => new URL(sitemapFilePath(file), visit.publicUrl).href);
    return new Response(sitemapIndexXml(addresses), {
      headers: { "content-type": "application/xml; charset=utf-8" },
    });
  });
}
