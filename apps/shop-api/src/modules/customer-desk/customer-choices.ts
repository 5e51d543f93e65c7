import type { CustomerChoices } from "@hearth/admin-contract";
import { type ReferenceData, resolvedText } from "../reference/index.ts";

/** The groups there are, as the shop's own language calls them. */
export function customerChoices({ rows, languageChain }: ReferenceData): CustomerChoices {
  const chain = languageChain(rows.channels[0]?.language_id ?? "");
  const customerGroups = rows.customerGroups
    .map(({ id, texts }) => ({ id, name: resolvedText(texts, chain, "name") ?? "" }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return { customerGroups };
}
