// Texts of invoices and attachments, apart from the texts of the pages: only the worker of the shop API needs them.
import type { Locale } from "../locale.ts";
import { deDE } from "./de-de.ts";
import type { DocumentTexts } from "./document-texts.ts";
import { enGB } from "./en-gb.ts";
import { plPL } from "./pl-pl.ts";

export type { DocumentTexts } from "./document-texts.ts";

export const documentTexts: Readonly<Record<Locale, DocumentTexts>> = {
  "de-DE": deDE,
  "en-GB": enGB,
  "pl-PL": plPL,
};
