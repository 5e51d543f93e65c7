import type { Category } from "@hearth/contract";

/** What a maker's page says about the maker, as machines read it. */
export interface BrandData {
  street: string;
  postcode: string;
  city: string;
  /** ISO code of two letters. */
  country: string;
  email: string | null;
  link: string | null;
}

/** Null where the category is no page of a maker. */
export function brandData(customFields: Category["customFields"]): BrandData | null {
  const found = customFields?.["hearth_brand"];
  if (typeof found !== "object" || found === null) return null;
  const fields = found as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  return {
    street: text("street"),
    postcode: text("zip"),
    city: text("city"),
    country: text("country"),
    email: text("email") || null,
    link: text("link") || null,
  };
}
