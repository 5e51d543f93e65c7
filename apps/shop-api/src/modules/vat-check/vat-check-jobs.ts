import type { JobHelpers, TaskList } from "graphile-worker";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import type { VatRegister } from "../../platform/vat-register/vat-register.ts";
import { askRegister } from "./check-vat.ts";
import { CHECK_VAT, insertVatChecks, selectUnanswered } from "./vat-check.sql.ts";

export interface VatCheckPorts {
  sql: Sql;
  transact: Transact;
  /** Null: checks wait for a worker that has one. */
  register: VatRegister | null;
}

/** A request has arrived: its numbers are asked for until each has an answer. */
export function vatCheckJobs({ sql, transact, register }: VatCheckPorts): TaskList {
  if (!register) return {};
  return {
    [CHECK_VAT]: async (payload: unknown, { job }: JobHelpers) => {
      const { customerId, since } = payload as { customerId: string; since: string };
      const asked = await askRegister(register, await selectUnanswered(sql, customerId, since));
      await transact((tx) => insertVatChecks(tx, { customerId, askedBy: null, asked }));
      const unanswered = asked.find(({ answer }) => answer.outcome === "unreachable");
      // Given up quietly: staff see beside the request that nobody answered, and can ask again.
      if (unanswered && job.attempts < job.max_attempts)
        throw new Error("the register of VAT numbers did not answer");
    },
  };
}
