import type { LegalVersion } from "@hearth/admin-contract";
import type { Language } from "../../language/use-language.ts";

/** The wording of the catalogue's files was there before anybody counted. */
export function sinceText({ validFrom }: Pick<LegalVersion, "validFrom">, { t, format }: Language): string {
  return Date.parse(validFrom) === 0 ? t("legalText.ofFiles") : format.dateTime(validFrom);
}
