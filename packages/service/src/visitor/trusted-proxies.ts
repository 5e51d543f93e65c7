import { BlockList, isIP } from "node:net";
import { readWholeNumber } from "../env-values.ts";

/** Whose word about a visitor's address is taken, and how many of them stand one behind the other at most. */
export interface TrustedProxies {
  isTrusted(address: string): boolean;
  hops: number;
}

/**
 * `TRUSTED_PROXIES`: networks, separated by commas (`10.0.0.0/8,2001:db8::/32`); without it nobody is believed. `TRUSTED_HOPS`: how many
 * proxies a request passes (1). Both, because a network alone would believe a visitor who sits in it, and a number alone whoever gets
 * past the proxies. Settings that contradict each other end the start.
 */
export function readTrustedProxies(env: NodeJS.ProcessEnv): TrustedProxies {
  const names = (env.TRUSTED_PROXIES ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const hops = readWholeNumber(env, "TRUSTED_HOPS", names.length > 0 ? 1 : 0);
  if (hops > 0 && names.length === 0)
    throw new Error("TRUSTED_HOPS counts proxies, but TRUSTED_PROXIES names no network of theirs");
  if (hops === 0 && names.length > 0)
    throw new Error("TRUSTED_PROXIES names proxies, but TRUSTED_HOPS is 0: none of them would be believed");
  const networks = new BlockList();
  for (const name of names) addNetwork(networks, name);
  return { hops, isTrusted: (address) => networks.check(address, familyOf(address)) };
}

function addNetwork(networks: BlockList, name: string): void {
  const [address = "", bits] = name.split("/");
  const longest = isIP(address) === 6 ? 128 : 32;
  const length = bits === undefined ? longest : Number(bits);
  if (isIP(address) === 0 || bits === "" || !Number.isInteger(length) || length < 0 || length > longest)
    throw new Error(`TRUSTED_PROXIES must hold networks like 10.0.0.0/8, got "${name}"`);
  if (length === 0) throw new Error(`TRUSTED_PROXIES may not hold everybody, got "${name}"`);
  networks.addSubnet(address, length, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
