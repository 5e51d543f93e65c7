import type { GateReasonCode, ProductSheet } from "@hearth/admin-contract";
import type { Language } from "../../language/use-language.ts";

/** What keeps a product from being sold, as a sentence; the API says rule, place and how. */
export function gateText(reason: GateReasonCode, { t, tOr, locale }: Language): string {
  const { rule, kind } = reason;
  const place = placeOf(reason.field);
  const field = tOr(`gate.field.${place}`, place);
  const names = new Intl.DisplayNames([locale], { type: "language" });
  const languages = reason.languages.map((language) => names.of(language) ?? language).join(", ");
  const special = tOr(`gate.${rule}.${place}`, "");
  if (special) return special;
  if (kind === "missing" || (kind === null && languages !== ""))
    return languages ? t("gate.missingIn", { field, languages }) : t("gate.missing", { field });
  if (kind) return t(`gate.kind.${kind as GateKind}`, { field });
  return tOr(`gate.${rule}`, t("gate.other", { field: field || rule }));
}

type GateKind = "filler" | "copied" | "too-long" | "too-small" | "twin";

/** Without what counts (`pictures.0`) and what names a language (`meta.title.de`). */
function placeOf(field: string): string {
  return field
    .split(".")
    .filter((part) => !/^(\d+|[a-z]{2})$/.test(part))
    .join(".");
}

/** Of a family several members can be meant; the number says which. */
export function gateNumber({ productId }: GateReasonCode, product: ProductSheet): string | null {
  return product.variants.find(({ id }) => id === productId)?.number ?? null;
}
