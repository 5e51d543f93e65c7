import type { PhoneOrderChoices } from "@hearth/admin-contract";
import { type ReferenceData, resolvedText } from "../reference/index.ts";

/** Where the shop sends to, and the languages it writes mails in. */
export function phoneOrderChoices(reference: ReferenceData): PhoneOrderChoices {
  const [channel] = reference.rows.channels;
  if (!channel) throw new Error("There is no sales channel");
  const chain = reference.languageChain(channel.language_id);
  const { countries } = reference.rows;
  // The shop's own country first: most who call live there.
  const rank = (id: string) => (id === channel.country_id ? 0 : 1);
  return {
    countries: countries
      .filter((row) => row.active && row.shipping_available && channel.country_ids.includes(row.id))
      .map(({ id, texts }) => ({ id, name: resolvedText(texts, chain, "name") ?? "" }))
      .toSorted((a, b) => rank(a.id) - rank(b.id) || a.name.localeCompare(b.name)),
    locales: channel.language_ids.flatMap((id) => reference.language.get(id)?.locale_code ?? []),
  };
}
