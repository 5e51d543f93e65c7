import { loadLlmsLinks } from "../../features/seo/load-llms.server.ts";
import { llmsTxt } from "../../features/seo/public.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { loadShell } from "../../shell/load/load-shell.server.ts";
import type { Route } from "./+types/llms";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () => {
    const [links, { shop }] = await Promise.all([loadLlmsLinks(visit.shop), loadShell(visit)]);
    const text = llmsTxt({ shop, publicUrl: visit.publicUrl, ...links });
    return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
  });
}
