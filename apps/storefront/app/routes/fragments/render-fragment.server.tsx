import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createIslandHost } from "../../islands/island-host.server.tsx";
import { IslandHostContext } from "../../islands/island.tsx";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { loadShell } from "../../shell/load/load-shell.server.ts";
import { ShopProvider } from "../../shell/shop-provider.tsx";

/** A piece of HTML without a page around it, for a script that puts it into one. */
export async function renderFragment(visit: Visit, content: ReactNode): Promise<Response> {
  return fragment((await fragmentRenderer(visit))(content), 200);
}

/** For several pieces in one answer. */
export async function fragmentRenderer(visit: Visit): Promise<(content: ReactNode) => string> {
  const shell = await loadShell(visit);
  const language = await loadLanguage(visit.locale, shell.consent.texts.words);
  const host = createIslandHost({ language, url: visit.pathname });
  return (content) =>
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <ShopProvider shell={shell}>
          <IslandHostContext value={host}>{content}</IslandHostContext>
        </ShopProvider>
      </LanguageProvider>,
    );
}

export function fragment(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" },
  });
}
