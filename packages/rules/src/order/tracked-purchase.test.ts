import { describe, expect, it } from "vitest";
import { isTrackedPurchase, type TrackedTransaction } from "./tracked-purchase.ts";

const card = { technicalName: "payment_card", name: "Kreditkarte" };

function attempt(change: Partial<TrackedTransaction>): TrackedTransaction {
  return { createdAt: "2026-11-15T12:00:00.000+00:00", state: "open", method: card, ...change };
}

describe("a purchase is counted when it is paid or to be paid later [189]", () => {
  it.each([
    ["paid", true],
    ["open", false],
    ["authorized", false],
    ["paid_partially", false],
    ["failed", false],
    ["cancelled", false],
    [null, false],
  ])("by card, %s: %s", (state, isTracked) => {
    expect(isTrackedPurchase([attempt({ state })])).toBe(isTracked);
  });

  it("is decided by the newest attempt to pay, in whatever order they come", () => {
    const failed = attempt({ state: "failed", createdAt: "2026-11-15T12:00:00.000+00:00" });
    const paid = attempt({ state: "paid", createdAt: "2026-11-15T12:00:01.000+00:00" });
    expect(isTrackedPurchase([failed, paid])).toBe(true);
    expect(isTrackedPurchase([paid, failed])).toBe(true);
    expect(isTrackedPurchase([{ ...failed, createdAt: "2026-11-16T00:00:00.000+00:00" }, paid])).toBe(false);
  });

  it("is none without an attempt to pay, or a way to", () => {
    expect(isTrackedPurchase([])).toBe(false);
    expect(isTrackedPurchase([attempt({ method: null })])).toBe(false);
    expect(isTrackedPurchase([attempt({ method: { technicalName: null, name: null } })])).toBe(false);
  });
});

describe("ways to pay later [190]", () => {
  it.each(["payment_invoicepayment", "payment_prepayment", "prepayment", "invoice", "pui"])(
    "%s is known by its technical name",
    (technicalName) => {
      expect(isTrackedPurchase([attempt({ method: { technicalName, name: "Anders" } })])).toBe(true);
    },
  );

  it.each([
    "Vorkasse",
    "Zahlung vor Ort",
    "Paid in advance",
    "Invoice",
    "Nachnahme",
    "Rechnungskauf",
    " RECHNUNGSKAUF ",
  ])("%s is known by its display name", (name) => {
    expect(isTrackedPurchase([attempt({ method: { technicalName: "custom_7", name } })])).toBe(true);
  });

  it.each(["Kreditkarte", "PayPal", "Invoice by card", ""])("%j is none", (name) => {
    expect(isTrackedPurchase([attempt({ method: { technicalName: "custom_7", name } })])).toBe(false);
  });
});
