import { adminEndpoints, type Maker } from "@hearth/admin-contract";
import {
  changedParts,
  changeMaker,
  createMaker,
  listMakers,
  readMaker,
  removeMaker,
} from "../../modules/assortment/index.ts";
import { newId } from "../../platform/new-id.ts";
import { change, plain, versioned } from "./admin-handler.ts";

type Said = Pick<Maker, "name" | "street" | "zip" | "city" | "country" | "email" | "descriptions"> & {
  [K in "weee" | "link" | "mediaId"]?: Maker[K] | undefined;
};

/** What is not said is empty. */
const whole = ({ weee = "", link = null, mediaId = null, ...said }: Said): Maker => ({
  ...said,
  weee,
  link,
  mediaId,
});

export const manufacturerHandlers = {
  listManufacturers: plain(adminEndpoints.listManufacturers, ({ services, list }) =>
    listMakers(services.sql, services.references.current(), list),
  ),
  readManufacturer: versioned(adminEndpoints.readManufacturer, (sql, { services, params }) =>
    readMaker(sql, services.references.current(), params.id),
  ),
  createManufacturer: change(adminEndpoints.createManufacturer, async ({ services, tx, input, note }) => {
    const after = await createMaker(tx, services.references.current(), { id: newId(), ...whole(input) });
    note({ object: after.id, after });
    return after;
  }),
  changeManufacturer: change(
    adminEndpoints.changeManufacturer,
    async ({ services, tx, params, input, note }) => {
      const { version, ...said } = input;
      const seen = { id: params.id, version };
      const { before, after } = await changeMaker(tx, services.references.current(), seen, whole(said));
      note({ object: params.id, ...changedParts(before, after) });
      return after;
    },
  ),
  removeManufacturer: change(
    adminEndpoints.removeManufacturer,
    async ({ services, tx, params, input, note }) => {
      const seen = { id: params.id, version: input.version };
      note({ object: params.id, before: await removeMaker(tx, services.references.current(), seen) });
    },
  ),
} as const;
