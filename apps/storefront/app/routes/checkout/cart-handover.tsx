import { useRouteLoaderData } from "react-router";
import { loadHandover } from "../../features/cart/read/load-handover.server.ts";
import { HandoverPage, readHandover } from "../../features/cart/public.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { CategoryTiles } from "../../shell/error/category-tiles.tsx";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import type { Route } from "./+types/cart-handover";

export const handle = { layout: "checkout" };

/** A planning tool leads here with products in the address. Reading it changes nothing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { search, searchParams } = new URL(request.url);
  const link = readHandover(searchParams);
  const handover = link && (await showFailures(visit, () => loadHandover(visit.shop, link)));
  return { handover, languagePaths: samePathInEveryLanguage(`/checkout/cart/handover${link ? search : ""}`) };
}

export default function CartHandover({ loaderData: { handover } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const shell = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <div className="container-page flex flex-col gap-6 py-8">
      <PageTitle title={t("cart.handoverTitle")} />
      <meta name="robots" content="noindex" />
      <h1 className="page-title">{t("cart.handoverTitle")}</h1>
      <HandoverPage handover={handover} waysIntoShop={<CategoryTiles menu={shell?.menu ?? []} />} />
    </div>
  );
}
