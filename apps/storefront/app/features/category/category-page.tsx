import { CmsPageView } from "../cms/public.ts";
import { Listing } from "../listing/public.ts";
import { BareHome } from "./bare-home.tsx";
import type { CategoryPageData } from "./category-data.ts";
import { CategoryHead } from "./category-head.tsx";
import { Subcategories } from "./subcategories.tsx";

interface Props {
  category: CategoryPageData;
  path: string;
  privacyPath: string;
}

export function CategoryPage({ category, path, privacyPath }: Props) {
  const around = { path, privacyPath };
  const { cms, hasOwnHeading, hasProducts, subcategories, descriptionHtml } = category;
  // A page that opens with its own heading shows that first, then the ways further down.
  const opening = hasOwnHeading && subcategories.length > 0 ? 1 : 0;
  const isBare = path === "/" && cms.sections.length === 0;
  const hasGoods = (category.listing?.cards.length ?? 0) > 0;
  return (
    <>
      {path !== "/" && <CategoryHead category={category} />}
      {isBare && <BareHome hasGoods={hasGoods} />}
      {!hasProducts && !hasOwnHeading && descriptionHtml && <Description html={descriptionHtml} />}
      <CmsPageView cms={{ sections: cms.sections.slice(0, opening) }} {...around} />
      {subcategories.length > 0 && (
        <div className="container-page pt-3">
          <Subcategories subcategories={subcategories} />
        </div>
      )}
      <CmsPageView cms={{ sections: cms.sections.slice(opening) }} {...around} />
      {category.listing && (hasGoods || !isBare) && (
        <div className="container-page py-4">
          <Listing listing={category.listing} path={path} />
        </div>
      )}
      {hasProducts && descriptionHtml && <Description html={descriptionHtml} />}
    </>
  );
}

function Description({ html }: { html: string }) {
  return (
    <div className="container-page py-4">
      <div className="rich-text max-w-prose text-ink-soft" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
