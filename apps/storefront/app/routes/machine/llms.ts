import { loadLlmsLinks } from "../../features/seo/load-llms.server.ts";
import { llmsTxt } from "../../features/seo/public.ts";
import { showFailures } from "../../platform/http/page-failure.server.ts";
import { shopIdentity } from "../../platform/shop/shop-identity.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/llms";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () => {
    const links = await loadLlmsLinks(visit.shop);
    const text = llmsTxt({ shop: shopIdentity, publicUrl: visit.publicUrl, ...links });
    return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
  });
}
