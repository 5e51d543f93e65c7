import type { VatCheck } from "@hearth/admin-contract";

export type VatNote = "noNames" | "polishInvalid" | "germanInvalid";

/** What whoever decides should know of the state's own ways. */
export function noteOn({ vatId, outcome, registerName }: VatCheck): VatNote | null {
  const state = vatId.slice(0, 2);
  if (outcome === "valid" && registerName === null) return "noNames";
  if (outcome === "invalid" && state === "PL") return "polishInvalid";
  if (outcome === "invalid" && state === "DE") return "germanInvalid";
  return null;
}
