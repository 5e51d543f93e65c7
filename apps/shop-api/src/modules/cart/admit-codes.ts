import { failure } from "@hearth/contract";
import type { Attempts, Count } from "../../platform/attempts/attempts.ts";
import type { GoodsSettings } from "../../platform/config/goods-config.ts";
import type { Scope } from "../context/index.ts";
import type { CartChange } from "./change-cart.ts";

export interface CodePorts {
  attempts: Attempts;
  limits: GoodsSettings["codes"];
  /** Where the request came from. */
  address: string;
  /** Counts and logs that somebody tries too many. */
  refused: () => void;
}

/**
 * A change that brings codes is counted before they are looked at, so that nobody learns a code by trying: each code for the cart,
 * for the network, and for whoever is signed in, whichever cart it is. Buyers who mistype a few times notice nothing, and a code that
 * is right is no guess: a whole office may have the same one.
 */
export function admitCodes(change: CartChange, ports: CodePorts): CartChange {
  if (change.codes.length === 0) return change;
  let counted: Promise<Count[]> | undefined;
  return {
    ...change,
    admit: async (scope) => {
      await (counted ??= countCodes(change.codes.length, scope, ports));
    },
    settle: async ({ content }) => {
      const known = new Set(content.codes.map((code) => code.toLowerCase()));
      const right = change.codes.filter((code) => known.has(code.toLowerCase())).length;
      await ports.attempts.giveBack((await counted) ?? [], right);
    },
  };
}

async function countCodes(codes: number, scope: Scope, ports: CodePorts): Promise<Count[]> {
  const { attempts, refused } = ports;
  const counts = countsOf(scope, ports);
  for (let nth = 0; nth < codes; nth++) {
    const seconds = await attempts.takeEach(counts);
    if (seconds === undefined) continue;
    refused();
    throw failure(429, "HEARTH__TOO_MANY_CODES", {
      detail: `Too many codes, try again in ${seconds} seconds.`,
      parameters: { seconds },
    });
  }
  return counts;
}

function countsOf({ contextKey, customer }: Scope, { limits, address }: CodePorts): Count[] {
  return [
    { kind: "cart", value: contextKey, mostPerHour: limits.perCart },
    { kind: "address", value: address, mostPerHour: limits.perNetwork },
    ...(customer && !customer.isGuest
      ? [{ kind: "customer", value: customer.id, mostPerHour: limits.perCustomer }]
      : []),
  ].map((count) => ({ ...count, area: "code" }));
}
