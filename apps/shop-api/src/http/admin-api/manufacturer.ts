import { adminEndpoints } from "@hearth/admin-contract";
import { createMaker } from "../../modules/assortment/index.ts";
import { newId } from "../../platform/new-id.ts";
import { change } from "./admin-handler.ts";

export const manufacturerHandlers = {
  createManufacturer: change(adminEndpoints.createManufacturer, async ({ services, tx, input, note }) => {
    const { mediaId = null, weee = "", ...said } = input;
    const maker = { id: newId(), mediaId, weee, ...said };
    const after = await createMaker(tx, services.references.current(), maker);
    note({ object: after.id, after });
    return after;
  }),
} as const;
