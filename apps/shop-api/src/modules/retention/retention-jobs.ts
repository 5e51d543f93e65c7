import { recordRetention, startOfKeptYears } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import { forgetOrders, forgetWithdrawals } from "./forget-orders.sql.ts";
import { forgetMails, forgetTraces } from "./forget-traces.sql.ts";

export const FORGET_RECORDS = "forget_records";

export function retentionJobs(sql: Sql, transact: Transact) {
  return {
    [FORGET_RECORDS]: async () => {
      const keptSince = (years: number) => new Date(startOfKeptYears(Date.now(), years));
      await forgetTraces(sql);
      await forgetMails(sql, keptSince(recordRetention.letterYears));
      await forgetWithdrawals(sql, keptSince(recordRetention.orderYears));
      await forgetOrders(transact, keptSince(recordRetention.orderYears));
    },
  };
}
