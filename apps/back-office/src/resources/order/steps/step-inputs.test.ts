import { describe, expect, it } from "vitest";
import { type RefundFields, refundInput, returnInput, shipInput } from "./step-inputs.ts";

const [ONE, OTHER] = ["0190aa", "0190bb"];
const VERSION = 7;

describe("shipping", () => {
  it("names only lines with pieces, and leaves out what was not typed", () => {
    const fields = { quantities: { [ONE]: 2, [OTHER]: 0 }, carrier: " DHL ", trackingCode: "  " };
    expect(shipInput(VERSION, fields)).toEqual({
      version: VERSION,
      lines: [{ lineId: ONE, quantity: 2 }],
      carrier: "DHL",
    });
  });

  it("sends nothing where nothing is chosen; a field somebody emptied is nothing", () => {
    expect(
      shipInput(VERSION, {
        quantities: { [ONE]: 0, [OTHER]: Number.NaN },
        carrier: "DHL",
        trackingCode: "1",
      }),
    ).toBeNull();
  });
});

describe("returns", () => {
  it("always says whether the goods can be sold again", () => {
    expect(returnInput(VERSION, { quantities: { [ONE]: 1 }, isRestocked: false })).toEqual({
      version: VERSION,
      lines: [{ lineId: ONE, quantity: 1 }],
      isRestocked: false,
    });
  });
});

describe("refunds", () => {
  const fields: RefundFields = {
    by: "pieces",
    quantities: { [ONE]: 1, [OTHER]: 0 },
    amount: "5,00",
    cause: "damaged",
    isDropped: true,
    isShipping: false,
  };

  it("gives back pieces, whatever stands in the hidden amount", () => {
    expect(refundInput(VERSION, fields)).toEqual({
      version: VERSION,
      cause: "damaged",
      lines: [{ lineId: ONE, quantity: 1 }],
      isDropped: true,
    });
  });

  it("gives back an amount, whatever pieces were chosen before: of an amount nothing can be dropped", () => {
    expect(refundInput(VERSION, { ...fields, by: "amount" })).toEqual({
      version: VERSION,
      cause: "damaged",
      amountCents: 500,
    });
  });

  it("gives back shipping with pieces or alone; of shipping nothing can be dropped", () => {
    const lines = [{ lineId: ONE, quantity: 1 }];
    const both = { ...fields, isShipping: true, isDropped: false };
    expect(refundInput(VERSION, both)).toEqual({
      version: VERSION,
      cause: "damaged",
      lines,
      isShipping: true,
    });
    expect(refundInput(VERSION, { ...fields, isShipping: true, quantities: {} })).toEqual({
      version: VERSION,
      cause: "damaged",
      isShipping: true,
    });
  });

  it("gives back nothing that cannot be read", () => {
    expect(refundInput(VERSION, { ...fields, by: "amount", amount: "fünf" })).toBeNull();
    expect(refundInput(VERSION, { ...fields, quantities: {} })).toBeNull();
  });
});
