import type { AdminOperationId } from "@hearth/admin-contract";
import { type Prepare, withKey, type World } from "./admin-world.ts";
import { bannerWish, insertBanner } from "../content/given-banner.ts";
import { insertContentPage, pageDraft } from "../content/given-content-page.ts";

const seen = async ({ shop }: World, input: object = {}) => ({
  params: { id: await insertContentPage(shop) },
  input: { version: 1, ...input },
});

/** About pages of blocks. */
export const contentRequests = {
  listContentPages: () => ({ input: { search: "e", filter: { state: "draft" }, sort: "name" } }),
  readContentPage: async ({ shop }) => ({ params: { id: await insertContentPage(shop) } }),
  createContentPage: () => withKey({ input: pageDraft() }),
  changeContentPage: (world) => seen(world, pageDraft()),
  listContentVersions: async ({ shop }) => ({ params: { id: await insertContentPage(shop) } }),
  restoreContentVersion: (world) => seen(world, { number: 1 }),
  publishContentPage: (world) => seen(world),
  previewContentPage: (world) => seen(world),
  endContentPage: async ({ shop }) => ({
    params: { id: await insertContentPage(shop, { isLive: true }) },
    input: { version: 1 },
  }),
  scheduleContentPage: (world) => seen(world, { publishAt: "2126-12-01T08:00:00Z", endAt: null }),
  listBanners: () => ({ input: { limit: 5 } }),
  createBanner: () => ({ input: bannerWish }),
  changeBanner: async ({ shop }) => ({
    params: { id: await insertBanner(shop.sql) },
    input: { ...bannerWish, version: 1 },
  }),
  removeBanner: async ({ shop }) => ({ params: { id: await insertBanner(shop.sql) }, input: { version: 1 } }),
} as const satisfies Partial<Record<AdminOperationId, Prepare>>;
