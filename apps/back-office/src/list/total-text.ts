import type { ListPage } from "@hearth/admin-contract";
import type { Language } from "../language/use-language.ts";

/** How many there are, as far as somebody counted. */
export function totalText(
  { t, format }: Pick<Language, "t" | "format">,
  { total, isTotalAtLeast }: Pick<ListPage<unknown>, "total" | "isTotalAtLeast">,
): string {
  const number = format.number(total);
  return isTotalAtLeast ? t("list.moreThan", { total: number }) : number;
}
