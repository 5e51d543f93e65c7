import { isIP } from "node:net";

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const V4_WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;
const V6_IN_BRACKETS = /^\[([^\]]+)\](?::\d+)?$/;

/** One spelling for one address: without port, brackets or zone, and IPv4 as such. Null: no address at all. */
export function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare = V4_WITH_PORT.exec(trimmed)?.[1] ?? V6_IN_BRACKETS.exec(trimmed)?.[1] ?? trimmed;
  const address = (bare.split("%", 1)[0] ?? "").toLowerCase();
  if (isIP(address) === 0) return null;
  return V4_IN_V6.exec(address)?.[1] ?? address;
}
