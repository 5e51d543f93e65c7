import { slugOf } from "../slug.ts";
import type { Value } from "./copy-rows.ts";
import { draw } from "./draw.ts";
import { categoryPaths } from "./generated-categories.ts";
import { brandNames } from "./generated-frame.ts";
import { productNumber } from "./generated-products.ts";
import type { Plan, Unit } from "./plan.ts";
import { idIn, rowsOf, unitsOf } from "./plan.ts";
import type { ShopFrame } from "./shop-frame.ts";
import type { Word } from "./vocabulary.ts";
import { areas, benefits, places, series } from "./vocabulary.ts";

type Rows = Iterable<readonly Value[]>;

const aspect = { firstBenefit: 70, secondBenefit: 71 };
const joints: Word = ["für:", "for:", "do:"];

// Slugs of words are made once, not once for each of a million names.
const areaSlugs = areas.map(({ name }) => name.map(slugOf));
const kindSlugs = areas.map(({ kinds }) => kinds.map((kind) => kind.map(slugOf)));
const brandSlugs = brandNames.map(slugOf);
const seriesSlugs = series.map(slugOf);

function kindOf({ area, kind }: Unit): Word {
  return areas[area]?.kinds[kind] ?? ["", "", ""];
}

function nameOf(unit: Unit, language: number): string {
  const brand = brandNames[unit.brand % brandNames.length];
  return `${brand} ${kindOf(unit)[language]} ${series[unit.series % series.length]} ${unit.model}`;
}

export const textColumns = ["product_id", "language_id", "name", "description", "keywords"];
/** Variants have no texts of their own. */
export function* textRows(plan: Plan, { languageIds }: ShopFrame): Rows {
  for (const unit of unitsOf(plan)) {
    const id = idIn(plan, "product", unit.row);
    const first = draw(plan.seed, aspect.firstBenefit, unit.n) % benefits.length;
    const second =
      (first + 1 + (draw(plan.seed, aspect.secondBenefit, unit.n) % (benefits.length - 1))) % benefits.length;
    for (const [language, languageId] of languageIds.entries()) {
      const name = nameOf(unit, language);
      const place = places[unit.place]?.[language] ?? "";
      const sentences = `${benefits[first]?.[language]} ${benefits[second]?.[language]}`;
      const description = `<p>${name}, ${joints[language]} ${place}. ${sentences}</p>`;
      yield [id, languageId, name, description, `${kindOf(unit)[language]} ${place}`];
    }
  }
}

export const seoColumns = ["id", "language_id", "route_name", "foreign_key", "seo_path_info"];
export function* seoRows(plan: Plan, { languageIds }: ShopFrame): Rows {
  let count = 0;
  for (const { id, paths } of categoryPaths(plan))
    for (const [language, languageId] of languageIds.entries())
      yield [
        idIn(plan, "seoUrl", count++),
        languageId,
        "frontend.navigation.page",
        id,
        paths[language] ?? paths[0],
      ];

  for (const unit of unitsOf(plan)) {
    const tail = `${brandSlugs[unit.brand % brandSlugs.length]}-${seriesSlugs[unit.series % seriesSlugs.length]}-${unit.model}`;
    for (const row of rowsOf(unit)) {
      const id = idIn(plan, "product", row);
      for (const [language, languageId] of languageIds.entries()) {
        const kind = kindSlugs[unit.area]?.[unit.kind]?.[language];
        const path = `${areaSlugs[unit.area]?.[language]}/${kind}-${tail}-${productNumber(row).toLowerCase()}`;
        yield [idIn(plan, "seoUrl", count++), languageId, "frontend.detail.page", id, path];
      }
    }
  }
}
