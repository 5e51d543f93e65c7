import { readSearchForm } from "../../features/search-overlay/public.ts";
import { postedForm } from "../../platform/forms/form.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { failedAnswer } from "./answer-search.server.ts";
import { answerFound } from "./found-answer.server.tsx";
import type { Route } from "./+types/find";

/** One page of what was found by words. A form, so that no server on the way keeps what somebody typed. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const criteria = readSearchForm(await postedForm(request, visit));
  if (!criteria) return failedAnswer(400);
  return answerFound(visit, (siteSearch, signal) => siteSearch.search(criteria, { signal }));
}
