import type { RouterContextProvider } from "react-router";
import { missingAnswer } from "../platform/http/answer/missing-answer.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import { resolvePath } from "../platform/links/resolve-path.ts";
import { createSeoUrlLookup } from "../platform/shop/seo-urls.server.ts";

/** While others wait for their pages, nobody renders menus around one that does not exist: floods ask for nothing else. */
export async function refuseMissing(
  { context }: { context: Readonly<RouterContextProvider> },
  next: () => Promise<Response>,
): Promise<Response> {
  const visit = context.get(visitContext);
  const { isBusy, path, locale, shop, awayTo } = visit;
  if (!isBusy() || path === null || awayTo !== null) return next();
  // A shop that does not answer is the page's own matter.
  const target = await resolvePath(createSeoUrlLookup(shop, locale), path).catch(() => null);
  return target?.kind === "missing" ? missingAnswer(visit) : next();
}
