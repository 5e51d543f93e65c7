// Texts of the mails, apart from the texts of the pages: only the worker of the shop API needs them.
import type { Locale } from "../locale.ts";
import { deDE } from "./de-de.ts";
import { enGB } from "./en-gb.ts";
import type { MailTexts } from "./mail-texts.ts";
import { plPL } from "./pl-pl.ts";

export type { MailTexts } from "./mail-texts.ts";

export const mailTexts: Record<Locale, MailTexts> = { "de-DE": deDE, "en-GB": enGB, "pl-PL": plPL };
