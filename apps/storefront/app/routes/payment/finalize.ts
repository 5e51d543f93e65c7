import { finalizePayment } from "../../features/order/change/finalize-payment.server.ts";
import { goOn } from "../../platform/forms/form.server.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { readForm } from "../../platform/forms/read-form.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/finalize";

/** The browser is back from the provider. */
export function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () =>
    goOn(await finalizePayment(visit, new URL(request.url).searchParams)),
  );
}

/**
 * Some providers come back by POST. A browser sends no cookies along with it, so nothing is done here: the same address by GET has them,
 * and the visitor keeps the session.
 */
export async function action({ request }: Route.ActionArgs) {
  const url = new URL(request.url);
  const form = request.method === "POST" ? await readForm(request) : null;
  for (const [name, value] of form ?? []) {
    if (typeof value === "string" && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return goOn(url.pathname + url.search);
}
