import type { Transact } from "../../platform/database/transaction.ts";
import { deleteIfWaiting, FORGET_REGISTRATION } from "./registration.sql.ts";

/** Forgets registrations that nobody confirmed. The job may run twice: the second time finds its work done. */
export function registrationJobs(transact: Transact) {
  return {
    [FORGET_REGISTRATION]: (payload: unknown) =>
      transact((tx) => deleteIfWaiting(tx, (payload as { customerId: string }).customerId)),
  };
}
