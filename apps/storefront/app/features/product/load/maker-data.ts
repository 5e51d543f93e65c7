import type { Product } from "@hearth/contract";
import { pictureData } from "../../media/public.ts";
import { encodeSeoPath } from "../../../platform/links/canonical-path.ts";
import { readRecord } from "./custom-field.ts";
import type { CustomFields } from "./custom-field.ts";
import type { MakerData } from "../product-data.ts";

export function makerData(manufacturer: Product["manufacturer"]): MakerData | null {
  if (!manufacturer) return null;
  const name = manufacturer.translated.name ?? "";
  return {
    name,
    link: manufacturer.link,
    path: pagePath(manufacturer.extensions?.path),
    logo: pictureData(manufacturer.media, { alt: name, narrowest: 240, widest: 320 }),
    address: addressOf(manufacturer.customFields),
  };
}

function pagePath(seoPath: string | null | undefined): string | null {
  return seoPath ? encodeSeoPath(seoPath) : null;
}

function addressOf(fields: CustomFields): MakerData["address"] {
  const address = readRecord(fields, "address");
  if (!address) return null;
  const part = (key: string) => {
    const value = address[key];
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    lines: [part("street"), `${part("zip")} ${part("city")}`.trim()].filter(Boolean),
    country: part("country") || null,
    email: part("email") || null,
  };
}
