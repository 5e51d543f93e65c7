import { type KeyRing, readKeyRing } from "@hearth/service/secrets";
import { httpsAddress } from "../https-address.ts";

/** Who is told of purchases, where buyers agree to that. */
export interface PurchaseSettings {
  url: string;
  /** Marks what is told, so that the receiver knows it is ours. */
  keys: KeyRing;
  /** Says in every event that it is none to count. */
  isTest: boolean;
}

/** Null: nobody is told, and nothing is kept to be told. */
export function purchaseSettings(env: NodeJS.ProcessEnv): PurchaseSettings | null {
  const keys = readKeyRing(env, "PURCHASE_EVENT_KEY");
  if (!env.PURCHASE_EVENT_URL) return null;
  if (keys.length === 0) throw new Error("PURCHASE_EVENT_KEY is not set, though PURCHASE_EVENT_URL is");
  // Names and addresses of people go there.
  const url = httpsAddress("PURCHASE_EVENT_URL", env.PURCHASE_EVENT_URL);
  return { url: url.href, keys, isTest: env.PURCHASE_EVENT_TEST === "1" };
}
