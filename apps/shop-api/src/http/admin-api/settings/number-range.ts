import { adminEndpoints } from "@hearth/admin-contract";
import { changeNumberRange, selectNumberRanges } from "../../../modules/shop-settings/index.ts";
import { change, plain } from "../admin-handler.ts";

export const numberRangeHandlers = {
  listNumberRanges: plain(adminEndpoints.listNumberRanges, async ({ services }) => ({
    ranges: await selectNumberRanges(services.sql),
  })),
  changeNumberRange: change(adminEndpoints.changeNumberRange, async ({ tx, params, input, note }) => {
    const { before, after } = await changeNumberRange(tx, { id: params.id, ...input });
    note({ object: params.id, before, after });
    return after;
  }),
} as const;
