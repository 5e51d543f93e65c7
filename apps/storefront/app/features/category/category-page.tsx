import { useLanguage } from "../../platform/language/language.tsx";
import { Breadcrumb } from "../../ui/base/breadcrumb.tsx";
import type { Crumb } from "../../ui/base/breadcrumb.tsx";
import type { BrandData } from "../brand/public.ts";
import { CmsPageView } from "../cms/public.ts";
import type { CmsData } from "../cms/public.ts";
import { Listing } from "../listing/public.ts";
import type { ListingData } from "../listing/public.ts";
import { Subcategories } from "./subcategories.tsx";
import type { Subcategory } from "./subcategories.tsx";

export type CategoryPageData = {
  name: string;
  descriptionHtml: string | null;
  /** The content brings the main heading itself. */
  hasOwnHeading: boolean;
  cms: CmsData;
  listing: ListingData | null;
  subcategories: Subcategory[];
  crumbs: Crumb[];
  /** Of a maker's page. */
  brand: BrandData | null;
};

type Props = { category: CategoryPageData; path: string; privacyPath: string };

export function CategoryPage({ category, path, privacyPath }: Props) {
  const around = { path, privacyPath };
  const { cms, hasOwnHeading, subcategories } = category;
  // A page that opens with its own heading shows that first, then the ways further down.
  const opening = hasOwnHeading && subcategories.length > 0 ? 1 : 0;
  return (
    <>
      {path !== "/" && <CategoryHead category={category} />}
      <CmsPageView cms={{ sections: cms.sections.slice(0, opening) }} {...around} />
      {subcategories.length > 0 && (
        <div className="container-page pt-4">
          <Subcategories subcategories={subcategories} />
        </div>
      )}
      <CmsPageView cms={{ sections: cms.sections.slice(opening) }} {...around} />
      {category.listing && (
        <div className="container-page py-4">
          <Listing listing={category.listing} path={path} />
        </div>
      )}
    </>
  );
}

function CategoryHead({
  category: { name, crumbs, hasOwnHeading, descriptionHtml },
}: Pick<Props, "category">) {
  const { t, href } = useLanguage();
  return (
    <div className="container-page flex flex-col gap-4 py-4 first:pt-6">
      <Breadcrumb
        label={t("shell.breadcrumb")}
        crumbs={[{ name: t("shell.home"), path: "/" }, ...crumbs]}
        current={name}
        toHref={href}
      />
      {!hasOwnHeading && <h1 className="page-title">{name}</h1>}
      {!hasOwnHeading && descriptionHtml && (
        <div
          className="rich-text max-w-prose text-ink-soft"
          dangerouslySetInnerHTML={{ __html: descriptionHtml }}
        />
      )}
    </div>
  );
}
