import { LandingPageView } from "../features/landing/public.ts";
import { loadPreview } from "../features/landing/load-landing.server.ts";
import { useLanguage } from "../platform/language/language.tsx";
import { useShopPaths } from "../platform/links/shop-paths.tsx";
import { notFound, showFailures } from "../platform/http/answer/page-failure.server.ts";
import { ShopApiError } from "../platform/shop/client/shop-error.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../shell/language-paths.ts";
import { PageTitle } from "../shell/page/page-head.tsx";
import type { Route } from "./+types/preview";

/** A draft, for whoever has the link that staff made. As a page of one visitor it is kept by no cache and found by no search engine. */
export async function loader({ context, params: { secret } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () => {
    const landing = await loadPreview(visit, secret).catch((error: unknown) => {
      const isOver = error instanceof ShopApiError && (error.status === 404 || error.status === 400);
      if (isOver) return notFound(visit.pathname);
      throw error;
    });
    const path = `/preview/${secret}`;
    return { landing, path, languagePaths: samePathInEveryLanguage(path) };
  });
}

export default function Preview({ loaderData: { landing, path } }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <>
      <PageTitle title={landing.title} />
      <meta name="robots" content="noindex, nofollow" />
      <p className="container-page py-2 text-center font-semibold">{t("cms.preview")}</p>
      <LandingPageView landing={landing.data} path={path} privacyPath={useShopPaths().privacy} />
    </>
  );
}
