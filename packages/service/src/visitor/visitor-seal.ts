import { type KeyRing, isSeal, seal } from "../secrets/index.ts";
import { plainAddress } from "./plain-address.ts";

/** In which the storefront tells the shop API where a visitor comes from. */
export const VISITOR_HEADER = "x-hearth-visitor";

/** Longer than a request waits and clocks of two machines differ, short enough that a seal somebody saw is soon worth nothing. */
const WINDOW_MS = 60_000;

/** `address time mark`: the address, sealed with the key that only the shop's own servers know. */
export function sealVisitor(key: string, address: string, now: number): string {
  return `${address} ${now} ${seal([key], textOf(address, String(now)))}`;
}

export type OpenedSeal = { address: string } | "forged" | "stale";

export function openVisitorSeal(keys: KeyRing, sealed: string, now: number): OpenedSeal {
  const [address = "", time = "", given = "", ...rest] = sealed.split(" ");
  if (rest.length > 0 || !/^\d{1,15}$/.test(time)) return "forged";
  if (!isSeal(keys, textOf(address, time), given)) return "forged";
  if (plainAddress(address) !== address) return "forged";
  return Math.abs(now - Number(time)) > WINDOW_MS ? "stale" : { address };
}

function textOf(address: string, time: string): string {
  return `visitor ${address} ${time}`;
}
