import { localePath } from "@hearth/i18n";
import { CategoryPage } from "../features/category/public.ts";
import { LandingPageView } from "../features/landing/public.ts";
import { HomeSlot } from "../features/personalisation/public.ts";
import { ProductPage } from "../features/product/public.ts";
import { AllResults } from "../features/search/public.ts";
import { useShopPaths } from "../platform/links/shop-paths.tsx";
import { moveTo, notFound, showFailures, stayedHere } from "../platform/http/answer/page-failure.server.ts";
import { resolvePath } from "../platform/links/resolve-path.ts";
import { createSeoUrlLookup } from "../platform/shop/seo-urls.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import { PageHead } from "../shell/page/page-head.tsx";
import { StructuredData } from "./structured-data.tsx";
import { loadPage } from "./load-page.server.ts";
import { refuseMissing } from "./refuse-missing.server.ts";
import { takeForm } from "./take-form.server.ts";
import type { PageContent } from "./load-page.server.ts";
import type { Route } from "./+types/catch-all";

export const middleware: Route.MiddlewareFunction[] = [refuseMissing];

/** Every address that is not a fixed route. What it means is known before the first byte is sent. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { locale, path, pathname, shop, awayTo } = visit;
  return showFailures(visit, async () => {
    if (path === null) return notFound(pathname);
    const target = await resolvePath(createSeoUrlLookup(shop, locale), path);
    if (target.kind === "missing") return awayTo === null ? notFound(pathname) : stayedHere(awayTo);
    if (target.kind === "moved") return moveTo(localePath(locale, target.to), 301);
    return loadPage(visit, path, target.page);
  });
}

/** Content pages may hold forms. */
export function action({ context, request }: Route.ActionArgs) {
  return takeForm(context.get(visitContext), request);
}

export default function Page({ loaderData: { head, path, content } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} />
      <StructuredData content={content} url={head.canonical} isHome={path === "/"} />
      <Content content={content} path={path} privacyPath={useShopPaths().privacy} />
    </>
  );
}

interface ContentProps {
  content: PageContent;
  path: string;
  privacyPath: string;
}

function Content({ content, ...around }: ContentProps) {
  if (content.kind === "product") {
    return (
      <>
        <AllResults />
        <ProductPage product={content.data} />
      </>
    );
  }
  if (content.kind === "landing") return <LandingPageView landing={content.data} {...around} />;
  return (
    <>
      <CategoryPage category={content.data} {...around} />
      {around.path === "/" && <HomeSlot shownIds={content.data.shownIds} />}
    </>
  );
}
