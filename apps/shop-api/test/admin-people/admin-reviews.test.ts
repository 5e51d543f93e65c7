import type { AuditEntry, ListPage, ReviewToJudge } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { newMember } from "../harness/account/account.ts";
import { review } from "../harness/account/belonging-requests.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);

it("reviews are listed, approved and rejected in the version that was read, and it is on record", async () => {
  const { headers } = await newMember(shop);
  const write = (more: object = {}) =>
    shop.api.post(`/product/${id.product("valve")}/review`, { ...review(), ...more }, headers);
  await write();
  const { client, email } = await admin.worker("service");
  const reviews = async (state: string) =>
    (await client.ask<ListPage<ReviewToJudge>>("listReviews", { input: { filter: { state } } })).body;
  const { items, total } = await reviews("pending");
  expect([items[0], total]).toMatchObject([
    { productNumber: "WZ-V-12", title: "Heizt gut", points: 4, state: "pending", version: 1 },
    1,
  ]);
  const reviewId = items[0]?.id ?? "";
  const judge = (how: "approveReview" | "rejectReview", version: number) =>
    client.ask<ReviewToJudge>(how, { params: { id: reviewId }, input: { version } });
  // The author writes something else after it was read.
  await write({ id: reviewId, title: "Heizt doch nicht so gut" });
  const late = await judge("approveReview", 1);
  expect(late.faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  expect(late.errors[0]?.meta?.parameters?.["current"]).toMatchObject({
    title: "Heizt doch nicht so gut",
    version: 2,
    state: "pending",
  });
  expect((await judge("approveReview", 2)).body).toMatchObject({ state: "approved", version: 3 });
  expect((await reviews("pending")).total).toBe(0);
  expect((await judge("rejectReview", 3)).body).toMatchObject({ state: "rejected", version: 4 });
  expect((await reviews("rejected")).total).toBe(1);

  const owner = await admin.worker("owner");
  const { items: log } = (
    await owner.client.ask<ListPage<AuditEntry>>("listAudit", { input: { filter: { object: reviewId } } })
  ).body;
  expect(log.map(({ action, staff, before, after }) => ({ action, staff, before, after }))).toMatchObject([
    { action: "rejectReview", staff: email, before: { state: "approved" }, after: { state: "rejected" } },
    { action: "approveReview", staff: email, before: { state: "pending" }, after: { state: "approved" } },
  ]);
});

it("there is no review of that id, nor of one that the catalogue brought", async () => {
  const { client } = await admin.worker("service");
  const answer = await client.ask("approveReview", { params: { id: id.unknownId }, input: { version: 1 } });
  expect(answer.faults).toEqual(["404 FRAMEWORK__ENTITY_NOT_FOUND"]);
});
