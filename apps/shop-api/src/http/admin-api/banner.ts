import { adminEndpoints } from "@hearth/admin-contract";
import { changeBanner, createBanner, listBanners, removeBanner } from "../../modules/banner/index.ts";
import { newId } from "../../platform/new-id.ts";
import { change, plain } from "./admin-handler.ts";

export const bannerHandlers = {
  listBanners: plain(adminEndpoints.listBanners, ({ services, list }) => listBanners(services.sql, list)),
  createBanner: change(adminEndpoints.createBanner, async ({ services, tx, input, note }) => {
    const banner = await createBanner(tx, services.references.current(), { id: newId(), wish: input });
    note({ object: banner.id, after: banner });
    return banner;
  }),
  changeBanner: change(adminEndpoints.changeBanner, async ({ services, tx, params, input, note }) => {
    const { version, ...wish } = input;
    const reference = services.references.current();
    const { before, after } = await changeBanner(tx, reference, { id: params.id, version, wish });
    note({ object: params.id, before, after });
    return after;
  }),
  removeBanner: change(adminEndpoints.removeBanner, async ({ tx, params, input, note }) => {
    note({ object: params.id, before: await removeBanner(tx, { id: params.id, version: input.version }) });
  }),
} as const;
