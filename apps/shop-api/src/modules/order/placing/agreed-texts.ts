import type { HearthOrder, PlaceOrderInput } from "@hearth/contract";
import type { Scope } from "../../context/index.ts";
import type { LegalTexts } from "../../legal-text/index.ts";

/** What was ticked, and the withdrawal instruction everybody is given, each with the hash of its wording. */
export async function consentsOf(
  legalTexts: LegalTexts,
  scope: Scope,
  input: PlaceOrderInput,
): Promise<HearthOrder["consents"]> {
  const kinds = [...new Set([...(input.consents ?? []), "withdrawal" as const])];
  return Promise.all(
    kinds.map(async (kind) => ({ kind, hash: (await legalTexts.current(scope, kind))?.hash ?? null })),
  );
}

/** Without the terms nobody could look up later what was agreed: a client that has no box for them changes nothing about that. */
export async function givenTextsOf(legalTexts: LegalTexts, scope: Scope): Promise<string[]> {
  const kinds = ["terms", "withdrawal"] as const;
  const texts = await Promise.all(kinds.map((kind) => legalTexts.current(scope, kind)));
  return texts.flatMap((text) => text?.hash ?? []);
}
