import type { DocumentKind, Product, Sellable, Variant } from "../format/products.ts";
import { idOf } from "../ids.ts";
import { drawingSource } from "./drawing-source.ts";
import { pictureId } from "./property-rows.ts";
import type { Rows } from "./rows.ts";
import { addRows } from "./rows.ts";
import type { Row } from "./table.ts";
import { textsOf } from "./texts.ts";

export function documentId(product: string, kind: DocumentKind): string {
  return idOf("media", `document/${product}/${kind}`);
}

export function labelId(product: string, block: number): string {
  return idOf("media", `label/${product}/${block}`);
}

export function drawingId(product: string): string {
  return idOf("media", `drawing/${product}`);
}

export function downloadId(file: string): string {
  return idOf("media", `download/${file}`);
}

/** Pictures and, last, the drawing. A variant with a drawing of its own repeats its parent's pictures: rows are inherited all or none. */
function shownMedia(own: Sellable, parent: Product | undefined): string[] {
  const drawing = parent ? drawingSource(parent, own as Variant) : drawingSource(own as Product, undefined);
  const pictures = own.pictures ?? (drawing ? parent?.pictures : undefined) ?? [];
  return [...pictures.map((file) => idOf("media", file)), ...(drawing ? [drawingId(own.key)] : [])];
}

/** What hangs on a product: pictures, files, energy labels, cross-selling, reviews. */
export function relationRows(rows: Rows, own: Sellable, parent: Product | undefined): void {
  const product_id = idOf("product", own.key);
  const place = (kind: string, index: number) => idOf(kind, `${own.key}/${index}`);

  addRows(
    rows,
    "product_media",
    ...shownMedia(own, parent).map((media_id, position) => ({
      id: place("product-media", position),
      product_id,
      media_id,
      position,
    })),
  );

  const files = [
    ...(own.documents ?? []).map((kind) => ({ kind, media_id: documentId(own.key, kind) })),
    ...(own.downloads ?? []).map(({ file }) => ({ kind: "download", media_id: downloadId(file) })),
  ];
  addRows(
    rows,
    "product_file",
    ...files.map((file, position) => ({
      id: place("product-file", position),
      product_id,
      position,
      ...file,
    })),
  );

  addRows(rows, "product_energy_label", ...labelRows(own, parent));

  addRows(
    rows,
    "cross_selling",
    ...(own.crossSelling ?? []).map(({ name, products, stream }, position) => ({
      id: place("cross-selling", position),
      product_id,
      position,
      type: stream ? "productStream" : "productList",
      product_ids: (products ?? []).map((product) => idOf("product", product)),
      product_stream_id: stream ? idOf("stream", stream) : null,
      texts: textsOf({ name }),
    })),
  );

  addRows(
    rows,
    "product_review",
    ...(own.reviews ?? []).map((review, index) => ({
      id: place("review", index),
      product_id,
      language_id: idOf("language", review.language),
      external_user: review.author ?? null,
      title: review.title,
      content: review.text,
      points: review.points,
      status: review.approved ?? false,
      created_at: `${review.date}T12:00:00Z`,
    })),
  );
}

/** Every variant has labels of its own, even if they say what the parent's say: the model on the picture is another. */
function labelRows(own: Sellable, parent: Product | undefined): Row[] {
  const sheetOwner = own.documents ? own : parent;
  const hasSheet = sheetOwner?.documents?.includes("data-sheet");
  return (own.energyLabels ?? parent?.energyLabels ?? []).map((label, index) => ({
    product_id: idOf("product", own.key),
    block: index + 1,
    class: label.class,
    color_code: label.color,
    spectrum_from: label.from,
    spectrum_to: label.to,
    label_media_id: pictureId(label.label) ?? labelId(own.key, index + 1),
    icon_media_id: pictureId(label.icon),
    data_sheet_media_id: sheetOwner && hasSheet ? documentId(sheetOwner.key, "data-sheet") : null,
    texts: textsOf({ name: label.name }),
  }));
}
