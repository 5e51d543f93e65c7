import { localePath } from "@hearth/i18n";
import { useLanguage } from "../../platform/language/language.tsx";
import { useShopIdentity } from "../../platform/shop/shop-identity.tsx";
import type { Crumb } from "../../ui/base/breadcrumb.tsx";
import { breadcrumbSchema } from "./breadcrumb-schema.ts";
import { JsonLd } from "./json-ld.tsx";
import { organizationSchema } from "./organization-schema.ts";
import { productSchema } from "./product-schema.ts";
import type { ProductSchemaInput } from "./product-schema.ts";

type ProductProps = Omit<ProductSchemaInput, "shopName">;

export function ProductStructuredData(props: ProductProps) {
  const { name: shopName } = useShopIdentity();
  return <JsonLd object={productSchema({ ...props, shopName })} />;
}

interface BreadcrumbProps {
  /** Without home, as pages carry them. */
  crumbs: readonly Crumb[];
  current: string;
  /** Canonical address of the page. */
  url: string;
}

export function BreadcrumbStructuredData({ crumbs, current, url }: BreadcrumbProps) {
  const { t, locale } = useLanguage();
  const all = [{ name: t("shell.home"), path: "/" }, ...crumbs].map(({ name, path }) => ({
    name,
    url: path === null ? null : new URL(localePath(locale, path), url).href,
  }));
  return <JsonLd object={breadcrumbSchema(all, current)} />;
}

export function OrganizationStructuredData({ url }: { url: string }) {
  const objects = organizationSchema(useShopIdentity(), new URL(url).origin);
  return objects.map((object) => <JsonLd key={object["@type"]} object={object} />);
}
