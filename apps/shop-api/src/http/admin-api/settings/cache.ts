import { adminEndpoints } from "@hearth/admin-contract";
import { emptyCaches } from "../../../modules/shop-settings/index.ts";
import { change } from "../admin-handler.ts";

export const cacheHandlers = {
  emptyCaches: change(adminEndpoints.emptyCaches, async ({ tx, note }) => {
    await emptyCaches(tx);
    note({ object: "caches" });
  }),
} as const;
