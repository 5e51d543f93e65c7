import { noticeValues } from "../read/cart-message.ts";
import type { CartFact, CartFactKey } from "../read/cart-message.ts";

/** Messages that travel from a change to the next cart page, without a script: a cookie of a minute, deleted when it was read. */
const lifetimeSeconds = 60;
/** Browsers keep cookies of up to 4 kB. */
const mostLetters = 3000;

function flashName(isSecure: boolean): string {
  return isSecure ? "__Host-hearth-cart-note" : "hearth-cart-note";
}

export function writeFlash(facts: readonly CartFact[], isSecure: boolean): string | null {
  for (let kept = facts; kept.length > 0; kept = kept.slice(0, -1)) {
    const value = Buffer.from(JSON.stringify(kept)).toString("base64url");
    if (value.length <= mostLetters) return cookie(value, lifetimeSeconds, isSecure);
  }
  return null;
}

export function clearFlash(isSecure: boolean): string {
  return cookie("", 0, isSecure);
}

/** Null: there is no such cookie. What somebody else wrote into it is left out. */
export function readFlash(cookies: ReadonlyMap<string, string>, isSecure: boolean): CartFact[] | null {
  const value = cookies.get(flashName(isSecure));
  if (value === undefined) return null;
  try {
    const facts: unknown = JSON.parse(Buffer.from(value, "base64url").toString());
    return Array.isArray(facts) ? facts.flatMap(readFact) : [];
  } catch {
    return [];
  }
}

function cookie(value: string, seconds: number, isSecure: boolean): string {
  const secure = isSecure ? "; Secure" : "";
  return `${flashName(isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

function readFact(fact: unknown): CartFact[] {
  if (!isRecord(fact) || !isFactKey(fact["key"])) return [];
  const values = isRecord(fact["values"]) ? Object.entries(fact["values"]).filter(isValue) : [];
  const restore = isRecord(fact["restore"]) ? Object.entries(fact["restore"]).filter(isText) : [];
  return [
    {
      key: fact["key"],
      values: Object.fromEntries(values),
      ...(restore.length > 0 ? { restore: Object.fromEntries(restore) } : {}),
    },
  ];
}

/** Only these are sent over a redirect without a script; a message about reading belongs to the page that reads. */
const ownKeys: ReadonlySet<string> = new Set<CartFactKey>([
  "cart.failed.add",
  "cart.failed.change",
  "cart.failed.busy",
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

function isFactKey(key: unknown): key is CartFactKey {
  if (typeof key !== "string") return false;
  const [, notice = ""] = /^cart\.notice\.(.+)$/.exec(key) ?? [];
  return ownKeys.has(key) || Object.hasOwn(noticeValues, notice);
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
