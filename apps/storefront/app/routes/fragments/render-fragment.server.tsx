import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createIslandHost } from "../../islands/island-host.server.tsx";
import { IslandHostContext } from "../../islands/island.tsx";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { ShopPathsProvider } from "../../platform/links/shop-paths.tsx";
import type { Visit } from "../../platform/http/visit.server.ts";
import { loadShell } from "../../shell/load-shell.server.ts";

/** A piece of HTML without a page around it, for a script that puts it into one. */
export async function renderFragment(visit: Visit, content: ReactNode): Promise<Response> {
  const [{ paths }, language] = await Promise.all([loadShell(visit), loadLanguage(visit.locale)]);
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ShopPathsProvider paths={paths}>
        <IslandHostContext value={createIslandHost({ language, url: visit.pathname })}>
          {content}
        </IslandHostContext>
      </ShopPathsProvider>
    </LanguageProvider>,
  );
  return fragment(html, 200);
}

export function fragment(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" },
  });
}
