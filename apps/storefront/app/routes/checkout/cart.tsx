import { data, useRouteLoaderData } from "react-router";
import { clearFlash, readFlash } from "../../features/cart/change/cart-flash.server.ts";
import { CartPage, newMessages } from "../../features/cart/public.ts";
import { CartSlot } from "../../features/personalisation/public.ts";
import { parseCookieHeader } from "../../platform/http/security/cookie-header.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { CategoryTiles } from "../../shell/error/category-tiles.tsx";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { loadCartView } from "./load-cart-view.server.ts";
import type { Route } from "./+types/cart";

export const handle = { layout: "checkout", header: "shop" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const isSecure = visit.publicUrl.startsWith("https:");
  const flash = readFlash(parseCookieHeader(request.headers.get("cookie")), isSecure);
  const view = await showFailures(visit, async () => loadCartView(visit, await visit.shop.act("readCart")));
  const found = newMessages(view.cart.messages, []).filter(
    ({ key }) => !flash?.some((message) => message.key === key),
  );
  return data(
    {
      view,
      messages: [...(flash ?? []), ...found],
      languagePaths: samePathInEveryLanguage("/checkout/cart"),
    },
    flash ? { headers: { "set-cookie": clearFlash(isSecure) } } : {},
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Cart({ loaderData: { view, messages } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const shell = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <div className="container-page flex flex-col gap-4 pt-4 pb-8 sm:pt-6">
      <PageTitle title={t("cart.title")} />
      <meta name="robots" content="noindex" />
      <h1 className="page-title">{t("cart.title")}</h1>
      <CartPage view={view} messages={messages} waysIntoShop={<CategoryTiles menu={shell?.menu ?? []} />} />
      <CartSlot view={view} />
    </div>
  );
}
