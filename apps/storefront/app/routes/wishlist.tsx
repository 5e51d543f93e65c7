import { data, useRouteLoaderData } from "react-router";
import { loadWishlist } from "../features/wishlist/load-wishlist.server.ts";
import { tryWishlistChange } from "../features/wishlist/try-wishlist-change.server.ts";
import { readWishlistChange, WishlistPage } from "../features/wishlist/public.ts";
import { hintVisitor } from "../platform/auth/auth-cookies.server.ts";
import { goOn, postedForm } from "../platform/forms/form.server.ts";
import { useLanguage } from "../platform/language/language.tsx";
import { toHref } from "../platform/links/link-target.ts";
import { refuse, showFailures } from "../platform/http/answer/page-failure.server.ts";
import { isLoggedIn, sessionKind } from "../platform/auth/session-kind.ts";
import { currentCustomer, signedInCustomer } from "../platform/auth/sign-in.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import type { loader as rootLoader } from "../root.tsx";
import { CategoryTiles } from "../shell/error/category-tiles.tsx";
import { samePathInEveryLanguage } from "../shell/language-paths.ts";
import { PageTitle } from "../shell/page/page-head.tsx";
import { Notification } from "../ui/message/notification.tsx";
import type { Route } from "./+types/wishlist";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () => {
    const customer = await currentCustomer(visit);
    const hasAccount = isLoggedIn(customer);
    // The page's script goes by this hint: it must not say anything else than the page.
    hintVisitor(visit, hasAccount ? "customer" : sessionKind(customer) === "guest" ? "guest" : "anonymous");
    return {
      cards: hasAccount ? await loadWishlist(visit.shop, visit.log) : null,
      languagePaths: samePathInEveryLanguage("/wishlist"),
    };
  });
}

/** Hearts without a script end here. Only an account can keep something then. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const change =
    readWishlistChange(await postedForm(request, visit)) ?? refuse(400, "This is no form of the shop");
  return showFailures(visit, async () => {
    const path = toHref(visit.locale, "/wishlist");
    if ((await signedInCustomer(visit)) === null) {
      visit.notes.leave({ key: "note.signInToWish", type: "info" });
      return goOn(`${toHref(visit.locale, "/login")}?redirect=${encodeURIComponent(path)}`);
    }
    const failure = await tryWishlistChange(visit, change);
    if (failure !== null) return data({ failure }, { status: 422 });
    const isRemoval = change.intent === "remove";
    visit.notes.leave(
      isRemoval ? { key: "note.unwished", type: "danger" } : { key: "note.wished", type: "success" },
    );
    return goOn(path);
  });
}

export default function Wishlist({ loaderData: { cards }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const shell = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <div className="container-page flex flex-col gap-6 py-8">
      <PageTitle title={t("wishlist.title")} />
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1} className="page-title">
        {t("wishlist.title")}
      </h1>
      {actionData && (
        <Notification type="danger" persistent>
          <p>{actionData.failure}</p>
        </Notification>
      )}
      <WishlistPage cards={cards} waysIntoShop={<CategoryTiles menu={shell?.menu ?? []} />} />
    </div>
  );
}
