import type { JsonLdObject } from "../seo/public.ts";
import type { BrandData } from "./brand-data.ts";

/** https://schema.org/Brand with the company behind it. */
export function brandSchema(name: string, brand: BrandData, url: string): JsonLdObject {
  const { street, postcode, city, country, email, link } = brand;
  return {
    "@type": "CollectionPage",
    url,
    about: {
      "@type": "Brand",
      name,
      ...(link && { url: link }),
    },
    mainEntity: {
      "@type": "Organization",
      name,
      ...(link && { url: link }),
      ...(email && { email }),
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        postalCode: postcode,
        addressLocality: city,
        addressCountry: country,
      },
    },
  };
}
