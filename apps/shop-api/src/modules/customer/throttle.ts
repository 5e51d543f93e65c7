import { failure } from "@hearth/contract";
import type { Caller } from "../context/index.ts";
import type { AccountPorts } from "./account-ports.ts";

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
