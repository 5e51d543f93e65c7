import { renderToString } from "react-dom/server";
import { ServerRouter } from "react-router";
import type { EntryContext, RouterContextProvider } from "react-router";
import { priceViewName } from "@hearth/service/price-view";
import { createIslandHost } from "./islands/island-host.server.tsx";
import { IslandHostContext } from "./islands/island.tsx";
import { LanguageProvider } from "./platform/language/language.tsx";
import { loadLanguage } from "./platform/language/load-language.ts";
import { PageScriptProvider } from "./platform/browser/page-script.tsx";
import { renderTurn } from "./platform/http/render/render-turns.server.ts";
import { visitContext } from "./platform/http/visit.server.ts";
import { noConsentTexts } from "./platform/shop/consent-texts.ts";
import type { ConsentTexts } from "./platform/shop/consent-texts.ts";
import type { ShellData } from "./shell/shell-data.ts";

/** Everything a page shows is there before it is rendered, so it is written in one go: streaming would only cost time. */
// oxlint-disable-next-line max-params -- the router calls it this way
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce, buildId, prices: view, tagManager } = context.get(visitContext);
  const prices = view ? priceViewName(view) : undefined;
  const { edition, asksSince, words } = shownConsentTexts(entryContext);
  const language = await loadLanguage(locale, words);
  const { module } = entryContext.manifest.entry;
  const script = {
    module,
    nonce,
    buildId,
    prices,
    receivers: tagManager?.receivers,
    consentTexts: edition > 0 ? `${edition} ${asksSince}` : undefined,
    ownWords: words,
  };
  // Loader data travels as HTML only, nobody reads it as data in the browser.
  const shown = { ...entryContext, serverHandoffStream: undefined };
  void entryContext.serverHandoffStream?.cancel();
  headers.set("content-type", "text/html; charset=utf-8");
  await context.get(renderTurn)();
  const html = renderToString(
    <PageScriptProvider script={script}>
      <LanguageProvider language={language}>
        <IslandHostContext value={createIslandHost({ language, url: request.url })}>
          <ServerRouter context={shown} url={request.url} nonce={nonce} />
        </IslandHostContext>
      </LanguageProvider>
    </PageScriptProvider>,
  );
  // React writes the doctype into streams only; without it browsers fall back to the rules of 1998. As bytes, because a Response
  // checks every letter of a string.
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers });
}

/** As the root read them with everything else that stands around a page. */
function shownConsentTexts({ staticHandlerContext }: EntryContext): ConsentTexts {
  const { root } = staticHandlerContext.loaderData as { root?: Partial<ShellData> };
  return root?.consent?.texts ?? noConsentTexts;
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted) context.get(visitContext).log.error("request-failed", { error });
}
