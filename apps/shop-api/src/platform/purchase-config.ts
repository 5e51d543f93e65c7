import { type KeyRing, readKeyRing } from "@hearth/service/secrets";

/** Who is told of purchases, where buyers agree to that. */
export interface PurchaseSettings {
  url: string;
  /** Marks what is told, so that the receiver knows it is ours. */
  keys: KeyRing;
  /** Says in every event that it is none to count. */
  isTest: boolean;
}

const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

/** Null: nobody is told, and nothing is kept to be told. */
export function purchaseSettings(env: NodeJS.ProcessEnv): PurchaseSettings | null {
  const keys = readKeyRing(env, "PURCHASE_EVENT_KEY");
  if (!env.PURCHASE_EVENT_URL) return null;
  if (keys.length === 0) throw new Error("PURCHASE_EVENT_KEY is not set, though PURCHASE_EVENT_URL is");
  const url = new URL(env.PURCHASE_EVENT_URL);
  // Names and addresses of people go there.
  if (url.protocol !== "https:" && !(url.protocol === "http:" && thisMachine.includes(url.hostname)))
    throw new Error("PURCHASE_EVENT_URL must begin with https://");
  return { url: url.href, keys, isTest: env.PURCHASE_EVENT_TEST === "1" };
}
