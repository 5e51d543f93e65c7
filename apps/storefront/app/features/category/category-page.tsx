import { useLanguage } from "../../platform/language.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import type { Crumb } from "../../ui/breadcrumb.tsx";
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
};

type Props = { category: CategoryPageData; path: string; shippingPath: string; privacyPath: string };

export function CategoryPage({ category, path, shippingPath, privacyPath }: Props) {
  const { t, href } = useLanguage();
  const isHome = path === "/";
  return (
    <>
      {!isHome && (
        <div className="container-page flex flex-col gap-4 pt-6">
          <Breadcrumb
            label={t("shell.breadcrumb")}
            crumbs={[{ name: t("shell.home"), path: "/" }, ...category.crumbs]}
            current={category.name}
            toHref={href}
          />
          {!category.hasOwnHeading && <h1 className="page-title">{category.name}</h1>}
          {category.descriptionHtml && (
            <div
              className="rich-text max-w-prose text-ink-soft"
              dangerouslySetInnerHTML={{ __html: category.descriptionHtml }}
            />
          )}
          <Subcategories subcategories={category.subcategories} />
        </div>
      )}
      <CmsPageView cms={category.cms} path={path} shippingPath={shippingPath} privacyPath={privacyPath} />
      {category.listing && (
        <div className="container-page py-4">
          <Listing listing={category.listing} path={path} shippingPath={shippingPath} />
        </div>
      )}
    </>
  );
}
