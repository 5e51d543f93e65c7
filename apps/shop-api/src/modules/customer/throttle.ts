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
  {
    area,
    account,
  }: { area: "register" | "recovery" | "email-change" | "email-change-target"; account: string },
): Promise<void> {
  const seconds = await attempts.take(area, { address, account });
  if (seconds !== undefined) throw tooMany(seconds);
}

/** Counts a guest that somebody wants to be: each is a row for good, and may order. */
export async function takeGuest({ attempts, config }: AccountPorts, { address }: Caller): Promise<void> {
  const mostPerHour = config.goods.guestsPerNetwork;
  const seconds = await attempts.takeEach([{ area: "guest", kind: "address", value: address, mostPerHour }]);
  if (seconds !== undefined) throw tooMany(seconds);
}

function tooMany(seconds: number) {
  return failure(429, "FRAMEWORK__RATE_LIMIT_EXCEEDED", {
    detail: `Too many requests, try again in ${seconds} seconds.`,
    parameters: { seconds },
  });
}
