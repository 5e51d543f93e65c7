import { JsonLd } from "../seo/public.ts";
import type { BrandData } from "./brand-data.ts";
import { brandSchema } from "./brand-schema.ts";

export function BrandStructuredData({ name, brand, url }: { name: string; brand: BrandData; url: string }) {
  return <JsonLd object={brandSchema(name, brand, url)} />;
}
