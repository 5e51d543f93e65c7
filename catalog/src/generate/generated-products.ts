import type { Value } from "./copy-rows.ts";
import { draw, share } from "./draw.ts";
import { leafId } from "./generated-categories.ts";
import { brandNames, optionId, OPTIONS_PER_GROUP } from "./generated-frame.ts";
import type { Plan, Unit } from "./plan.ts";
import { idIn, rowsOf, unitsOf, VARIANTS_PER_FAMILY } from "./plan.ts";
import type { ShopFrame } from "./shop-frame.ts";
import { measures } from "./vocabulary.ts";

type Rows = Iterable<readonly Value[]>;

const aspect = {
  property: 20,
  delivery: 30,
  cost: 31,
  flags: 32,
  sales: 33,
  weight: 34,
  option: 35,
  stock: 36,
  picture: 40,
};
const PROPERTIES_PER_PRODUCT = 6;
const VARIANT_GROUP = 0;
// Products of the past two and a half years; fixed, so that two runs make the same rows.
const firstDayMs = Date.UTC(2024, 0, 1);
const DAYS_OF_GROWTH = 900;

export function productNumber(row: number): string {
  return `G${String(row).padStart(8, "0")}`;
}

/** A GTIN of the range shops may use inside their own walls. */
function gtinOf(row: number): string {
  const digits = `20${String(row).padStart(10, "0")}`;
  let sum = 0;
  for (let index = 0; index < 12; index++) sum += Number(digits[index]) * (index % 2 === 0 ? 1 : 3);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export const productColumns =
  "id parent_id product_number ean manufacturer_number manufacturer_id tax_id delivery_time_id shipping_cost_type active is_closeout shipping_free mark_as_topseller min_purchase purchase_steps weight_kg release_date sales category_ids property_ids option_ids custom_fields created_at".split(
    " ",
  );

export function* productRows(plan: Plan, frame: ShopFrame): Rows {
  const lastRow = plan.units + plan.families * VARIANTS_PER_FAMILY;
  const createdAt = (row: number) =>
    new Date(firstDayMs + Math.floor((row / lastRow) * DAYS_OF_GROWTH) * 86_400_000).toISOString();
  for (const unit of unitsOf(plan)) {
    yield parentRow(plan, frame, unit, createdAt(unit.row));
    for (const row of rowsOf(unit).slice(1)) yield variantRow(plan, unit, row, createdAt(row));
  }
}

function parentRow(plan: Plan, frame: ShopFrame, unit: Unit, createdAt: string): readonly Value[] {
  const { seed } = plan;
  const flags = draw(seed, aspect.flags, unit.n);
  const leaves = unit.secondLeaf === undefined ? [unit.leaf] : [unit.leaf, unit.secondLeaf];
  return [
    idIn(plan, "product", unit.row),
    null,
    productNumber(unit.row),
    unit.isFamily ? null : gtinOf(unit.row),
    `M-${unit.model}-${unit.n}`,
    idIn(plan, "manufacturer", unit.brand % brandNames.length),
    frame.tax.id,
    pick(frame.deliveryTimeIds, draw(seed, aspect.delivery, unit.n)),
    pick(frame.shippingCostTypes, draw(seed, aspect.cost, unit.n)),
    true,
    flags % 33 === 0,
    flags % 10 === 1,
    flags % 31 === 2,
    1,
    1,
    1 + (draw(seed, aspect.weight, unit.n) % 2000) / 10,
    flags % 3 === 0 ? createdAt : null,
    Math.floor(5000 * share(seed, aspect.sales, unit.n) ** 4),
    leaves.map((leaf) => leafId(plan, leaf)),
    propertyIds(plan, unit),
    [],
    hasListPrice(plan, unit) ? '{"discountNotice":"rrp"}' : "{}",
    createdAt,
  ];
}

function variantRow(plan: Plan, unit: Unit, row: number, createdAt: string): readonly Value[] {
  const own = [idIn(plan, "product", row), idIn(plan, "product", unit.row), productNumber(row), gtinOf(row)];
  const inherited = Array.from({ length: 13 }, () => null);
  return [
    ...own,
    ...inherited,
    0,
    null,
    null,
    [variantOption(plan, unit, row - unit.row - 1)],
    "{}",
    createdAt,
  ];
}

/** Goods of a department share the properties they are described by, so its filters make sense. */
function propertyIds(plan: Plan, { n, area }: Unit): string[] {
  return Array.from({ length: PROPERTIES_PER_PRODUCT }, (_, index) => {
    const group = 1 + ((area + index * 2) % (measures.length - 1));
    const option = Math.floor(OPTIONS_PER_GROUP * share(plan.seed, aspect.property + index, n) ** 1.5);
    return optionId(plan, group, option);
  });
}

function variantOption(plan: Plan, { n }: Unit, index: number): string {
  const first = draw(plan.seed, aspect.option, n) % (OPTIONS_PER_GROUP - VARIANTS_PER_FAMILY + 1);
  return optionId(plan, VARIANT_GROUP, first + index);
}

export const configuratorColumns = ["product_id", "option_id", "position"];
export function* configuratorRows(plan: Plan): Rows {
  for (const unit of unitsOf(plan))
    for (let index = 0; unit.isFamily && index < VARIANTS_PER_FAMILY; index++)
      yield [idIn(plan, "product", unit.row), variantOption(plan, unit, index), index];
}

export const stockColumns = ["product_id", "stock"];
export function* stockRows(plan: Plan): Rows {
  for (const unit of unitsOf(plan))
    for (const row of unit.isFamily ? rowsOf(unit).slice(1) : [unit.row]) {
      const drawn = draw(plan.seed, aspect.stock, row);
      yield [idIn(plan, "product", row), drawn % 12 === 0 ? 0 : drawn % 200];
    }
}

export const mediaColumns = ["id", "product_id", "media_id", "position"];
/** Pictures are shared: each department has its own few. */
export function* mediaRows(plan: Plan, pictureIds: readonly (readonly string[])[]): Rows {
  let count = 0;
  for (const { n, row, area } of unitsOf(plan)) {
    const drawn = draw(plan.seed, aspect.picture, n);
    const pool = pictureIds[area] ?? [];
    for (let position = 0; position < 1 + (drawn % 3 === 0 ? 1 : 0); position++)
      yield [
        idIn(plan, "productMedia", count++),
        idIn(plan, "product", row),
        pick(pool, drawn + position),
        position,
      ];
  }
}

export function hasListPrice({ seed }: Plan, { n }: Unit): boolean {
  return share(seed, 50, n) < 0.15;
}

function pick<Item>(items: readonly Item[], drawn: number): Item {
  return items[drawn % items.length] as Item;
}
