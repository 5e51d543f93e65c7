import type { KeyFact } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import type { ProductDoc } from "./product-doc.ts";

/** The facts of a product in the language of the request. */
export function presentFacts({ refs, reference }: Scope, facts: ProductDoc["facts"]): KeyFact[] {
  return facts.flatMap(({ groupId, optionIds }) => {
    const name = refs.propertyGroup(groupId)?.translated.name;
    const values = optionIds.flatMap((id) => refs.propertyOption(id)?.translated.name ?? []);
    const isRange = values.length === 2 && reference.optionScale.has(groupId);
    const value = isRange ? range(values[0] ?? "", values[1] ?? "") : values.join(", ");
    return name && value ? [{ name, value }] : [];
  });
}

const AMOUNT = /^(?<number>\S*\d)(?<unit>\D*)$/;

/** "6 kW" and "12 kW" are "6–12 kW"; with a sign, which a dash would hide, "−5 °C … 30 °C". */
export function range(from: string, to: string): string {
  const low = AMOUNT.exec(from)?.groups;
  const high = AMOUNT.exec(to)?.groups;
  const isJoined = low?.["unit"] === high?.["unit"] && /^\d/.test(from) && /^\d/.test(to);
  return isJoined ? `${low?.["number"] ?? from}–${to}` : `${from} … ${to}`;
}
