import type { JsonLdObject } from "./json-ld.tsx";

export interface SchemaCrumb {
  name: string;
  /** Absolute; null for a heading without page. */ url: string | null;
}

/** The row of crumbs as the page shows it, home first. Only the page itself may lack an address, so headings are left out. */
export function breadcrumbSchema(crumbs: readonly SchemaCrumb[], current: string): JsonLdObject {
  const linked = crumbs.filter(({ url }) => url !== null);
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...linked, { name: current, url: null }].map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(url === null ? {} : { item: url }),
    })),
  };
}
