import { shopMessageValues } from "../read/cart-message.ts";
import type { CartMessage, CartMessageKey } from "../read/cart-message.ts";

/** Messages that travel from a change to the next cart page, without a script: a cookie of a minute, deleted when it was read. */
const LIFETIME_SECONDS = 60;
/** Browsers keep cookies of up to 4 kB. */
const MOST_LETTERS = 3000;

function flashName(isSecure: boolean): string {
  return isSecure ? "__Host-hearth-cart-note" : "hearth-cart-note";
}

export function writeFlash(messages: readonly CartMessage[], isSecure: boolean): string | null {
  for (let kept = messages; kept.length > 0; kept = kept.slice(0, -1)) {
    const value = Buffer.from(JSON.stringify(kept)).toString("base64url");
    if (value.length <= MOST_LETTERS) return cookie(value, LIFETIME_SECONDS, isSecure);
  }
  return null;
}

export function clearFlash(isSecure: boolean): string {
  return cookie("", 0, isSecure);
}

/** Null: there is no such cookie. What somebody else wrote into it is left out. */
export function readFlash(cookies: ReadonlyMap<string, string>, isSecure: boolean): CartMessage[] | null {
  const value = cookies.get(flashName(isSecure));
  if (value === undefined) return null;
  try {
    const messages: unknown = JSON.parse(Buffer.from(value, "base64url").toString());
    return Array.isArray(messages) ? messages.flatMap(readMessage) : [];
  } catch {
    return [];
  }
}

function cookie(value: string, seconds: number, isSecure: boolean): string {
  const secure = isSecure ? "; Secure" : "";
  return `${flashName(isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

function readMessage(message: unknown): CartMessage[] {
  if (!isRecord(message) || !isMessageKey(message["key"])) return [];
  const values = isRecord(message["values"]) ? Object.entries(message["values"]).filter(isValue) : [];
  const restore = isRecord(message["restore"]) ? Object.entries(message["restore"]).filter(isText) : [];
  return [
    {
      key: message["key"],
      values: Object.fromEntries(values),
      ...(restore.length > 0 ? { restore: Object.fromEntries(restore) } : {}),
    },
  ];
}

/** Only these are sent over a redirect without a script; a message about reading belongs to the page that reads. */
const ownKeys: ReadonlySet<string> = new Set<CartMessageKey>([
  "cart.failed.add",
  "cart.failed.change",
  "cart.failed.busy",
  "cart.failed.codes",
  "cart.failed.form",
  "cart.failed.quantity",
  "cart.failed.unsupported",
  "cart.failed.mixed",
  "cart.failed.line-gone",
  "cart.failed.fixed-quantity",
  "cart.failed.fixed-line",
  "cart.failed.code",
  "cart.failed.country",
  "cart.failed.zipcode",
  "cart.failed.method",
  "cart.failed.reorder",
  "cart.failed.reorder-gone",
  "cart.failed.reorder-less",
  "cart.said.added",
  "cart.said.addedMany",
  "cart.said.removed",
  "cart.said.removedLine",
  "cart.said.codeRemoved",
  "cart.said.zeroRate",
  "cart.said.ordinaryRate",
  "cart.said.rateChanged",
  "cart.said.reordered",
]);

function isMessageKey(key: unknown): key is CartMessageKey {
  if (typeof key !== "string") return false;
  const [, notice = ""] = /^cart\.notice\.(.+)$/.exec(key) ?? [];
  return ownKeys.has(key) || Object.hasOwn(shopMessageValues, notice);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isValue(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === "string" || typeof entry[1] === "number";
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === "string";
}
