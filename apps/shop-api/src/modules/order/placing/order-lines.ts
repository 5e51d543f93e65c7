import type { Cart, LineItem, OrderDownload, OrderLineItem } from "@hearth/contract";
import type { EvaluatedCart } from "../../cart/index.ts";

export interface BoughtFile {
  id: string;
  order_line_id: string;
  position: number;
  file_name: string;
  path: string;
}

const MEDIA_FOLDER = "/media/";

export interface OrderLines {
  lines: OrderLineItem[];
  files: BoughtFile[];
}

interface Ids {
  orderId: string;
  newId: () => string;
}

/** The cart's lines under ids of their own, with the files that were bought. */
export function orderLines({ lineItems }: Cart, cart: EvaluatedCart, ids: Ids): OrderLines {
  const { orderId, newId } = ids;
  const files: BoughtFile[] = [];
  const lines = lineItems.map((line, index) => {
    const id = newId();
    const downloads = downloadsOf(line, cart, { lineId: id, newId });
    files.push(...downloads.map(({ file }) => file));
    return orderLine(line, {
      id,
      orderId,
      position: index + 1,
      downloads: downloads.map(({ shown }) => shown),
    });
  });
  return { lines, files };
}

type LineFacts = Pick<OrderLineItem, "id" | "orderId" | "position"> & { downloads: OrderDownload[] };

function orderLine(line: LineItem, facts: LineFacts): OrderLineItem {
  const isProduct = line.type === "product";
  return {
    ...facts,
    identifier: line.id,
    referencedId: line.referencedId,
    productId: isProduct ? line.referencedId : null,
    promotionId: line.payload.promotionId ?? null,
    parentId: null,
    type: line.type,
    label: line.label ?? "",
    description: line.description ?? null,
    quantity: line.quantity,
    good: line.good,
    states: line.states,
    unitPrice: line.price.unitPrice,
    totalPrice: line.price.totalPrice,
    price: line.price,
    payload: line.payload,
    cover: line.cover,
    apiAlias: "order_line_item",
  };
}

function downloadsOf(
  line: LineItem,
  cart: EvaluatedCart,
  { lineId, newId }: { lineId: string; newId: () => string },
): { file: BoughtFile; shown: OrderDownload }[] {
  const doc = cart.offers.get(line.id)?.loaded.doc;
  if (!doc?.download) return [];
  return doc.files
    .filter(({ kind }) => kind === "download")
    .map(({ media }, index) => {
      const id = newId();
      const position = index + 1;
      const { file_name: fileName, file_extension: fileExtension, mime_type: mimeType } = media;
      return {
        file: {
          id,
          order_line_id: lineId,
          position,
          file_name: `${fileName}.${fileExtension}`,
          path: media.path.replace(MEDIA_FOLDER, ""),
        },
        shown: {
          id,
          orderLineItemId: lineId,
          position,
          accessGranted: false,
          media: { fileName, fileExtension, mimeType },
          apiAlias: "order_line_item_download" as const,
        },
      };
    });
}
