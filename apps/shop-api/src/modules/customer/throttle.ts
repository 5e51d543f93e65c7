import { failure } from "@hearth/contract";
import type { Attempter } from "../../platform/attempts.ts";
import type { AccountPorts, Caller } from "./account-ports.ts";

/** Counts a password that is about to be tried for this account; too many are refused before anything is computed. */
export async function takePasswordAttempt({ attempts }: AccountPorts, who: Attempter): Promise<void> {
  const seconds = await attempts.take("login", who);
  if (seconds === undefined) return;
  throw failure(429, "CHECKOUT__CUSTOMER_AUTH_THROTTLED", {
    detail: `Customer auth throttled for ${seconds} seconds.`,
    parameters: { seconds },
  });
}

/** Counts a mail that somebody wants to be sent to this address. */
export async function takeMailAttempt(
  { attempts }: AccountPorts,
  { address }: Caller,
  { area, account }: { area: "register" | "recovery"; account: string },
): Promise<void> {
  const seconds = await attempts.take(area, { address, account });
  if (seconds === undefined) return;
  throw failure(429, "FRAMEWORK__RATE_LIMIT_EXCEEDED", {
    detail: `Too many requests, try again in ${seconds} seconds.`,
    parameters: { seconds },
  });
}
