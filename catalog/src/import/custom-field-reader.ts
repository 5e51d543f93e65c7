import type { Catalogue } from "../format/catalogue.ts";
import type { CustomFields, SplitCustomFields } from "../format/custom-fields.ts";
import { splitCustomFields } from "../format/custom-fields.ts";
import { languageChains } from "../format/languages.ts";
import { idOf } from "../ids.ts";
import type { Row } from "./table.ts";

export type ReadCustomFields = (fields: CustomFields | undefined) => SplitCustomFields;

/** Reads custom fields of one catalogue. Pictures named in them get the address they were stored under. */
export function customFieldReader({ shop }: Catalogue, media: readonly Row[]): ReadCustomFields {
  const chains = languageChains(shop.languages, shop.channel.language);
  const paths = new Map(media.map(({ id, path }) => [id, path as string]));
  return (fields) => splitCustomFields(fields, chains, (file) => paths.get(idOf("media", file)) ?? "");
}
