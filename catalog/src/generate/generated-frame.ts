import { slugOf } from "../slug.ts";
import type { Value } from "./copy-rows.ts";
import type { Plan } from "./plan.ts";
import { idIn } from "./plan.ts";
import type { ShopFrame } from "./shop-frame.ts";
import type { Word } from "./vocabulary.ts";
import { brandHeads, brandTails, measures } from "./vocabulary.ts";

type Rows = Iterable<readonly Value[]>;

export const brandNames = brandHeads.flatMap((head) => brandTails.map((tail) => head + tail));
export const OPTIONS_PER_GROUP = 20;

/** Texts of a small table in three languages. */
function textsColumn({ languageIds }: ShopFrame, name: Word): string {
  return JSON.stringify(Object.fromEntries(languageIds.map((id, index) => [hex(id), { name: name[index] }])));
}

export function optionId(plan: Plan, group: number, option: number): string {
  return idIn(plan, "option", group * OPTIONS_PER_GROUP + option);
}

export const manufacturerColumns = ["id", "link", "custom_fields", "texts"];
export function* manufacturerRows(plan: Plan, frame: ShopFrame): Rows {
  for (const [n, name] of brandNames.entries()) {
    const address = {
      street: `Musterweg ${n + 1}`,
      zip: "20095",
      city: "Hamburg",
      country: "DE",
      email: `info@${slugOf(name)}.example`,
    };
    yield [
      idIn(plan, "manufacturer", n),
      `https://${slugOf(name)}.example`,
      JSON.stringify({ address }),
      textsColumn(frame, [name, name, name]),
    ];
  }
}

export const groupColumns = ["id", "display_type", "filterable", "position", "texts"];
export function* groupRows(plan: Plan, frame: ShopFrame): Rows {
  for (const [n, { name }] of measures.entries())
    yield [idIn(plan, "group", n), "text", true, 100 + n, textsColumn(frame, name)];
}

export const optionColumns = ["id", "group_id", "position", "texts"];
export function* optionRows(plan: Plan, frame: ShopFrame): Rows {
  for (const [group, { from, step, unit }] of measures.entries())
    for (let n = 0; n < OPTIONS_PER_GROUP; n++) {
      const name = `${from + n * step} ${unit}`;
      yield [optionId(plan, group, n), idIn(plan, "group", group), n, textsColumn(frame, [name, name, name])];
    }
}

const hex = (id: string) => id.replaceAll("-", "");
