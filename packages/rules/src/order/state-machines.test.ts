import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canMove, type StateEntity, stateMachines } from "./state-machines.ts";

const entities = Object.keys(stateMachines) as StateEntity[];

/** All states that can be reached, by any number of steps. */
function reachable(entity: StateEntity, from: string): Set<string> {
  const steps: Readonly<Record<string, readonly string[]>> = stateMachines[entity];
  const found = new Set<string>();
  const open = [from];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const next of steps[state] ?? []) if (!found.has(next)) open.push(next);
    for (const next of steps[state] ?? []) found.add(next);
  }
  return found;
}

describe("state machines of an order", () => {
  it.each([
    ["order", "open", "in_progress", true],
    ["order", "open", "completed", false],
    ["order", "in_progress", "cancelled", true],
    ["order", "completed", "cancelled", false],
    ["order", "cancelled", "open", false],
    ["transaction", "open", "paid", true],
    ["transaction", "open", "reminded", true],
    ["transaction", "in_progress", "open", true],
    ["transaction", "cancelled", "paid", true],
    ["transaction", "cancelled", "open", false],
    ["transaction", "paid", "open", false],
    ["transaction", "paid", "failed", false],
    ["transaction", "refunded", "paid", false],
    ["transaction", "paid", "chargeback", true],
    ["transaction", "chargeback", "paid", true],
    ["transaction", "chargeback", "refunded", false],
    ["transaction", "chargeback", "cancelled", false],
    ["delivery", "open", "cancelled", true],
    ["delivery", "shipped", "cancelled", false],
    ["delivery", "shipped", "open", false],
    ["delivery", "returned_partially", "returned", true],
    ["delivery", "returned_partially", "shipped", false],
  ] as const)("%s: %s → %s is %s", (entity, from, to, isAllowed) => {
    expect(canMove(entity, from, to)).toBe(isAllowed);
  });

  it("names only states that exist", () => {
    for (const entity of entities) {
      const steps: Readonly<Record<string, readonly string[]>> = stateMachines[entity];
      for (const next of Object.values(steps).flat()) expect(Object.keys(steps)).toContain(next);
    }
  });

  it("knows no step from or to something else", () => {
    fc.assert(
      fc.property(fc.constantFrom(...entities), fc.string(), fc.string(), (entity, from, to) => {
        expect(canMove(entity, from, to) && !Object.hasOwn(stateMachines[entity], from)).toBe(false);
      }),
    );
    expect(canMove("order", "toString", "open")).toBe(false);
  });

  it("forgets no money: no path leads from paid to unpaid", () => {
    const unpaid = ["open", "in_progress", "unconfirmed", "authorized", "failed", "cancelled", "reminded"];
    const withMoney = ["paid", "paid_partially", "refunded_partially", "refunded", "chargeback"];
    for (const from of withMoney)
      for (const to of unpaid) expect(reachable("transaction", from).has(to), `${from} → ${to}`).toBe(false);
  });

  it("ends: a cancelled or completed order, a cancelled delivery and refunded money stay so", () => {
    expect(reachable("order", "cancelled").size).toBe(0);
    expect(reachable("order", "completed").size).toBe(0);
    expect(reachable("delivery", "cancelled").size).toBe(0);
    expect(reachable("transaction", "refunded").size).toBe(0);
  });

  it("walks at random from open without money being forgotten", () => {
    const afterPaid = ["paid", "refunded", "refunded_partially", "chargeback"];
    const walk = fc.array(fc.nat({ max: 20 }), { maxLength: 30 });
    fc.assert(
      fc.property(walk, (choices) => {
        const steps: Readonly<Record<string, readonly string[]>> = stateMachines.transaction;
        let state = "open";
        let wasPaid = false;
        for (const choice of choices) {
          const next = steps[state] ?? [];
          if (next.length === 0) break;
          state = next[choice % next.length] ?? state;
          wasPaid ||= state === "paid";
          if (wasPaid && !afterPaid.includes(state)) return false;
        }
        return true;
      }),
    );
  });
});
