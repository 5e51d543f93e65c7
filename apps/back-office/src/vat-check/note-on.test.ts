import type { VatCheck } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { noteOn } from "./note-on.ts";

const check = (
  vatId: string,
  outcome: VatCheck["outcome"],
  registerName: string | null = null,
): VatCheck => ({
  vatId,
  outcome,
  reason: null,
  askedAt: null,
  askedBy: null,
  registerName,
  registerAddress: null,
  reference: null,
});

it.each([
  [check("DE123456789", "valid"), "noNames"],
  [check("PL7171642051", "valid", "Piec"), null],
  [check("PL7171642051", "invalid"), "polishInvalid"],
  [check("DE123456200", "invalid"), "germanInvalid"],
  [check("FR12345678901", "invalid"), null],
  [check("PL7171642051", "unreachable"), null],
])("says of %j: %s", (given, note) => {
  expect(noteOn(given)).toBe(note);
});
