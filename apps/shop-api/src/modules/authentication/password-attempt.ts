import { failure } from "@hearth/contract";
import type { Attempter } from "../../platform/attempts/attempts.ts";
import type { AccountPorts } from "../customer/index.ts";

/** Counts a password that is about to be tried for this account; too many are refused before anything is computed. */
export async function takePasswordAttempt({ attempts }: AccountPorts, who: Attempter): Promise<void> {
  const seconds = await attempts.take("login", who);
  if (seconds === undefined) return;
  throw failure(429, "CHECKOUT__CUSTOMER_AUTH_THROTTLED", {
    detail: `Customer auth throttled for ${seconds} seconds.`,
    parameters: { seconds },
  });
}
