import { readClick } from "../../features/search-overlay/public.ts";
import { postedForm } from "../../platform/forms/form.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/stats";

/** Counts which result was chosen. Nobody reads the answer: it is sent while the page is left. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const click = readClick(await postedForm(request, visit));
  if (!click) return new Response(null, { status: 400 });
  try {
    await visit.siteSearch?.stats("click", click, { signal: AbortSignal.timeout(2_000) });
  } catch (error) {
    visit.log.warn("search-click-lost", { error });
  }
  return new Response(null, { status: 204 });
}
