import { locales } from "@hearth/i18n";
import type { ShopIdentity } from "../../platform/shop/shop-identity.tsx";
import type { JsonLdObject } from "./json-ld.tsx";

/** The shop and its website, told once on the home page. There is no search to announce yet. */
export function organizationSchema(shop: ShopIdentity, publicUrl: string): JsonLdObject[] {
  const organizationId = new URL("/#organization", publicUrl).href;
  return [
    {
      "@type": "Organization",
      "@id": organizationId,
      name: shop.name,
      legalName: shop.legalName,
      url: new URL(publicUrl).origin,
      logo: new URL("/logo.png", publicUrl).href,
      email: shop.email,
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: shop.phone,
        email: shop.email,
        availableLanguage: [...locales],
      },
    },
    {
      "@type": "WebSite",
      name: shop.name,
      url: new URL(publicUrl).origin,
      inLanguage: [...locales],
      publisher: { "@id": organizationId },
    },
  ];
}
