import type { Product, Variant } from "../format/products.ts";
import { resolveVariant } from "../format/resolve-variant.ts";
import type { Resolved } from "../format/resolve-variant.ts";
import type { Size } from "../media/dimension-drawing.ts";

/**
 * What is drawn of a product or variant. A variant of its parent's size shows the parent's drawing, unless its own
 * pictures take the place of all its parent has.
 */
export function drawingSource(product: Product, variant: Variant | undefined): Size | null {
  const size = sizeOf(resolveVariant(product, variant));
  if (!variant || !size || variant.pictures) return size;
  const inherited = sizeOf(resolveVariant(product));
  return inherited && sizeInWords(inherited) === sizeInWords(size) ? null : size;
}

/** Understood in every language. */
export function sizeInWords(size: Size): string {
  return "diameter" in size
    ? `⌀ ${size.diameter} × ${size.height} mm`
    : `${size.width} × ${size.height} × ${size.depth} mm`;
}

/** What the entry says, else its properties, when they tell all three. */
function sizeOf({ size, properties }: Resolved): Size | null {
  if (size) return size;
  const [width, height, depth] = ["width", "height", "depth"].map((group) =>
    millimetres(properties?.[group]),
  );
  return width && height && depth ? { width, height, depth } : null;
}

function millimetres(option: string | string[] | undefined): number {
  return typeof option === "string" ? Number(/^mm-(\d+)$/.exec(option)?.[1] ?? 0) : 0;
}
