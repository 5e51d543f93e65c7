import { useLanguage } from "../../platform/language/language.tsx";
import { Breadcrumb } from "../../ui/base/breadcrumb.tsx";
import { Picture } from "../media/public.ts";
import type { CategoryPageData } from "./category-data.ts";

/** Name and one sentence: products begin in the first screen. What there is more to say stands below them. */
export function CategoryHead({ category }: { category: CategoryPageData }) {
  const { t, href } = useLanguage();
  const { name, crumbs, hasOwnHeading, intro, subsidy, picture, hasProducts, brand } = category;
  return (
    <div className="category-head container-page">
      <div className="min-w-0">
        <Breadcrumb
          label={t("shell.breadcrumb")}
          crumbs={[{ name: t("shell.home"), path: "/" }, ...crumbs]}
          current={name}
          toHref={href}
        />
        {!hasOwnHeading && <h1 className="page-title mt-1 lg:mt-3">{name}</h1>}
        {hasProducts && !hasOwnHeading && (
          <p className="mt-1 max-w-[68ch] text-ink-soft max-sm:hidden">
            {intro}{" "}
            {subsidy && (
              <a href={href(subsidy.path)} className="link font-semibold">
                {subsidy.text}
              </a>
            )}
          </p>
        )}
      </div>
      {/* A maker's picture is its logo, which its page shows whole. */}
      {hasProducts && picture && !brand && (
        <Picture picture={{ ...picture, alt: "" }} sizes="19rem" className="category-head-picture" />
      )}
    </div>
  );
}
