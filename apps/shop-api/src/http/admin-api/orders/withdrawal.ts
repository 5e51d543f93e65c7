import { adminEndpoints } from "@hearth/admin-contract";
import { pageOf } from "../../../modules/admin-list/index.ts";
import { noteWithdrawalStep, selectWithdrawals } from "../../../modules/withdrawal/index.ts";
import { change, plain } from "../admin-handler.ts";

export const withdrawalHandlers = {
  listWithdrawals: plain(adminEndpoints.listWithdrawals, async ({ services, list }) =>
    pageOf(await selectWithdrawals(services.sql), list),
  ),
  noteWithdrawal: change(adminEndpoints.noteWithdrawal, async ({ tx, params, input, note }) => {
    const step = { reference: params.reference, state: input.state, note: input.note || null };
    await noteWithdrawalStep(tx, step);
    note({ object: params.reference, after: step });
  }),
} as const;
