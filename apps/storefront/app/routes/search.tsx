import { useRouteLoaderData } from "react-router";
import { readListingQuery } from "../features/listing/public.ts";
import { SearchSlot } from "../features/personalisation/public.ts";
import { loadSearchPage } from "../features/search/load-search-page.server.ts";
import { SearchPage, SEARCH_PATH } from "../features/search/public.ts";
import { useLanguage } from "../platform/language/language.tsx";
import { showFailures } from "../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import type { loader as rootLoader } from "../root.tsx";
import { CategoryTiles } from "../shell/error/category-tiles.tsx";
import { samePathInEveryLanguage } from "../shell/language-paths.ts";
import { PageTitle } from "../shell/page/page-head.tsx";
import type { Route } from "./+types/search";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const query = readListingQuery(visit.query);
  const found = await showFailures(visit, () => loadSearchPage(visit, query));
  return { term: query.term, found, languagePaths: samePathInEveryLanguage(SEARCH_PATH) };
}

export default function Search({ loaderData: { term, found } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const shell = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <>
      <PageTitle title={term === null ? t("search.title") : t("search.titleFor", { term })} />
      <meta name="robots" content="noindex" />
      <SearchPage term={term} found={found} below={<SearchSlot />}>
        <CategoryTiles menu={shell?.menu ?? []} />
      </SearchPage>
    </>
  );
}
