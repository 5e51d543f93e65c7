import type { OrderLineItem } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import { technicalPath } from "../../../platform/links/link-target.ts";
import { pictureData } from "../../media/public.ts";
import type { PictureData } from "../../media/public.ts";

export interface OrderLineView {
  id: string;
  name: string;
  /** Null: no product of the catalogue. */
  path: string | null;
  number: string | null;
  options: string[];
  picture: PictureData | null;
  quantity: number;
  unitCents: number;
  totalCents: number;
  taxRate: number | null;
  downloads: { id: string; name: string; isOpen: boolean }[];
}

export function orderLineView(line: OrderLineItem): OrderLineView {
  const { payload, price } = line;
  return {
    id: line.id,
    name: line.label,
    path: line.type === "product" && line.productId ? technicalPath("product", line.productId) : null,
    number: payload.productNumber ?? null,
    options: (payload.options ?? []).map(({ group, option, translated }) =>
      [translated?.group ?? group, translated?.option ?? option].join(": "),
    ),
    picture: pictureData(line.cover, { alt: "", widest: 240, narrowest: 96 }),
    quantity: line.quantity,
    unitCents: toCents(line.unitPrice),
    totalCents: toCents(line.totalPrice),
    taxRate: price.taxRules.length === 1 ? (price.taxRules[0]?.taxRate ?? null) : null,
    downloads: (line.downloads ?? [])
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, media, accessGranted }) => ({
        id,
        name: `${media.fileName}.${media.fileExtension}`,
        isOpen: accessGranted,
      })),
  };
}
