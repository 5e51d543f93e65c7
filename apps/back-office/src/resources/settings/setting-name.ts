import type { Language } from "../../language/use-language.ts";

/** In the reader's language, else in the first there is. */
export function settingName(
  names: readonly { locale: string; name: string }[],
  { locale }: Pick<Language, "locale">,
): string {
  return (names.find((each) => each.locale === locale) ?? names[0])?.name ?? "";
}
