import { tidyVatId, vatIdFormats } from "@hearth/contract/form";
import type { VatQuestion } from "../../platform/vat-register/vat-register.ts";

/** Null: no number of the Union's form, which its register knows nothing of. */
export function vatQuestion(vatId: string): VatQuestion | null {
  const tidy = tidyVatId(vatId);
  const isOfTheUnion = Object.values(vatIdFormats).some((form) => new RegExp(`^(?:${form})$`).test(tidy));
  return isOfTheUnion ? { countryCode: tidy.slice(0, 2), vatNumber: tidy.slice(2) } : null;
}
