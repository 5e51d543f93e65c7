import type { ShownPrices } from "@hearth/service/price-view";
import { keepPriceView } from "../../platform/auth/price-view/price-view-cookie.server.ts";
import { priceViewOf } from "../../platform/auth/price-view/price-view.ts";
import { goOn, postedForm } from "../../platform/forms/form.server.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { returnTarget } from "../../platform/links/return-target.ts";
import type { Route } from "./+types/prices";

/** Who buys net chooses how the shop shows prices. The shop API says who that is; for others nothing changes. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  const show: ShownPrices = form.get("show") === "with-tax" ? "with-tax" : "net";
  await showFailures(visit, async () => {
    const view = priceViewOf(await visit.shop.act("readContext"), visit.prices);
    if (view && view.show !== "gross") keepPriceView(visit, { ...view, show });
  });
  const wanted = form.get("redirect");
  return goOn(returnTarget(typeof wanted === "string" ? wanted : null, toHref(visit.locale, "/")));
}

export function loader({ context }: Route.LoaderArgs) {
  return goOn(toHref(context.get(visitContext).locale, "/account"));
}
