import { plainAddress } from "./plain-address.ts";

const NETWORK_GROUPS = 4;

/** One household or machine: an IPv4 address, or the /64 network of an IPv6 address, which its owner may fill at will. */
export function networkOf(address: string): string {
  const plain = plainAddress(address) ?? address;
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
