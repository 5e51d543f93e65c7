import { BrandStructuredData } from "../features/brand/public.ts";
import {
  BreadcrumbStructuredData,
  OrganizationStructuredData,
  ProductStructuredData,
} from "../features/seo/public.ts";
import type { PageContent } from "./load-page.server.ts";

interface Props {
  content: PageContent;
  url: string;
  isHome: boolean;
}

/** What machines read about the page, from the same data the page shows. */
export function StructuredData({ content, url, isHome }: Props) {
  if (isHome) return <OrganizationStructuredData url={url} />;
  if (content.kind === "landing") return null;
  const { crumbs, name } = content.data;
  return (
    <>
      <BreadcrumbStructuredData crumbs={crumbs} current={name} url={url} />
      {content.kind === "category" && content.data.brand && (
        <BrandStructuredData name={name} brand={content.data.brand} url={url} />
      )}
      {content.kind === "product" && (
        <ProductStructuredData product={content.data} url={url} reviews={content.data.reviews} />
      )}
    </>
  );
}
