import { randomBytes } from "node:crypto";

export function stripeId(prefix: "cs_test_" | "pi_" | "ch_" | "du_" | "re_" | "evt_" | "req_"): string {
  return prefix + randomBytes(12).toString("hex");
}

/** Orders, captures and refunds of PayPal are seventeen capitals and digits. */
export function paypalId(prefix = ""): string {
  const letters = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  return prefix + Array.from(randomBytes(17), (byte) => letters[byte % letters.length]).join("");
}
