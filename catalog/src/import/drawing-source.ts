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
function sizeOf({ size, properties = {} }: Resolved): Size | null {
  if (size) return size;
  const [width, height, depth] = ["width", "height", "depth"].map(
    (group) => figures(properties[group], 1)[0],
  );
  if (width && height && depth) return { width, height, depth };
  // Modules say height, width and depth in one.
  const [tall, wide, deep] = figures(properties["module-size"], 3);
  return tall && wide && deep ? { width: wide, height: tall, depth: deep } : null;
}

/** The millimetres an option's key is made of: `mm-600`, `1762-1134-30`. */
function figures(option: string | string[] | undefined, count: number): number[] {
  const shape = count === 1 ? /^mm-(\d+)$/ : /^(\d+)-(\d+)-(\d+)$/;
  return typeof option === "string" ? (shape.exec(option)?.slice(1) ?? []).map(Number) : [];
}
