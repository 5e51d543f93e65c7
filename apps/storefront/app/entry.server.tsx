import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
import type { EntryContext, RouterContextProvider } from "react-router";
import { LanguageProvider, loadLanguage } from "./platform/language.tsx";
import { PageScriptProvider } from "./platform/page-script.tsx";
import { visitContext } from "./platform/visit.server.ts";

export const streamTimeout = 10_000;

// oxlint-disable-next-line max-params -- the router calls it this way
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce, session, log, buildId } = context.get(visitContext);
  const language = await loadLanguage(locale);
  const script = { module: entryContext.manifest.entry.module, nonce, buildId };
  // Loader data travels as HTML only, nobody reads it as data in the browser.
  const shown = { ...entryContext, serverHandoffStream: undefined };
  void entryContext.serverHandoffStream?.cancel();
  headers.set("content-type", "text/html; charset=utf-8");

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <PageScriptProvider script={script}>
        <LanguageProvider language={language}>
          <ServerRouter context={shown} url={request.url} nonce={nonce} />
        </LanguageProvider>
      </PageScriptProvider>,
      {
        nonce,
        // Shared pages are kept whole, so nothing of them is sent before all of it is there.
        [session ? "onShellReady" : "onAllReady"]() {
          const body = new PassThrough();
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError: (error: unknown) => log.error("render-failed", { error }),
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted) context.get(visitContext).log.error("request-failed", { error });
}
