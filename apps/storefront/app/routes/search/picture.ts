import { readPictureForm } from "../../features/search-overlay/public.ts";
import { postedForm } from "../../platform/forms/form.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { failedAnswer } from "./answer-search.server.ts";
import { answerFound } from "./found-answer.server.tsx";
import type { Route } from "./+types/picture";

/** A picture of 800 pixels in base64 takes a quarter of it. */
const MOST_BYTES = 1_000_000;

/** What was found by a picture, which is read, passed on and forgotten. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const asked = readPictureForm(await postedForm(request, visit, MOST_BYTES));
  if (!asked) return failedAnswer(400);
  const { image, criteria } = asked;
  return answerFound(visit, (siteSearch, signal) => siteSearch.imageSearch(image, criteria, { signal }));
}
