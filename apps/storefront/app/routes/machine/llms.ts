import { llmsLocale, llmsTxt } from "../../features/seo/public.ts";
import type { LlmsLink } from "../../features/seo/public.ts";
import { showFailures } from "../../platform/page-failure.server.ts";
import { shopIdentity } from "../../platform/shop-identity.ts";
import { visitContext } from "../../platform/visit.server.ts";
import { loadShell } from "../../shell/load-shell.server.ts";
import type { MenuEntry } from "../../shell/shell-data.ts";
import type { Route } from "./+types/llms";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () => {
    const { menu, footer } = await loadShell({
      ...visit,
      shop: visit.shop.inLocale(llmsLocale),
      locale: llmsLocale,
    });
    const categories = linksOf(menu);
    const known = new Set(categories.map(({ path }) => path));
    const content = linksOf(footer.flatMap(({ children }) => children)).filter(
      ({ path }) => !known.has(path),
    );
    const text = llmsTxt({ shop: shopIdentity, publicUrl: visit.publicUrl, categories, content });
    return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
  });
}

/** Pages of the shop only, each once. */
function linksOf(entries: readonly MenuEntry[]): LlmsLink[] {
  const links = new Map<string, LlmsLink>();
  for (const { name, target } of entries) {
    if (target?.startsWith("/")) links.set(target, { name, path: target });
  }
  return [...links.values()];
}
