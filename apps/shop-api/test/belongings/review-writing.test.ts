import type { EntitySearchResult, ProductDetail, ProductReview } from "@hearth/contract";
import { expect, it } from "vitest";
import { judgeReview } from "../../src/modules/review/index.ts";
import { type Member, newMember } from "../harness/account/account.ts";
import { review } from "../harness/account/belonging-requests.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { expectToReach } from "../harness/content/expect-to-reach.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const SHOP = "team@shop.example";
const shop = testShop({ env: { MAIL_SHOP_ADDRESS: SHOP } });
testWorker(shop);

const write = ({ headers }: Member, key: string, more: object = {}) =>
  shop.api.post(`/product/${id.product(key)}/review`, review(more), headers);
const read = async (key: string, headers: object = {}) =>
  (
    await shop.api.post<EntitySearchResult<ProductReview>>(
      `/product/${id.product(key)}/reviews`,
      {},
      { ...headers },
    )
  ).body.elements;
const ownOf = async (member: Member, key: string) =>
  (await read(key, member.headers)).filter(({ status }) => status === false);
const mailsToShop = () => shop.sql<{ data: Record<string, unknown> }[]>`
  select data from mail where recipient = ${SHOP} and template = 'review-received' order by created_at`;

it("waits for approval, seen by its author only [5, 346]", async () => {
  const [author, other] = [await newMember(shop), await newMember(shop)];
  expect((await write(author, "valve")).status).toBe(204);
  expect(await ownOf(author, "valve")).toMatchObject([
    { title: "Heizt gut", points: 4, externalUser: "Ada", status: false, languageId: id.language("de") },
  ]);
  for (const headers of [{}, other.headers]) expect(await read("valve", headers)).toEqual([]);
  const filter = { filter: { status: false } };
  const asked = await shop.api.post<EntitySearchResult<ProductReview>>(
    `/product/${id.product("valve")}/reviews`,
    filter,
    other.headers,
  );
  expect(asked.body.elements).toEqual([]);
});

it("is told to the shop by mail, once a day", async () => {
  await shop.sql`delete from mail`;
  const author = await newMember(shop);
  await write(author, "hose", { name: "Ada B." });
  const [own] = await ownOf(author, "hose");
  await write(author, "hose", { id: own?.id, title: "Heizt nicht mehr" });
  expect(await mailsToShop()).toMatchObject([
    { data: { productName: "Heizungsrohr 16 mm", author: "Ada B.", points: 4, title: "Heizt gut" } },
  ]);
});

it("is written once for a product and all its variants", async () => {
  const author = await newMember(shop);
  expect((await write(author, "kestrel-8")).status).toBe(204);
  for (const key of ["kestrel-8", "kestrel-12", "kestrel"]) {
    expect((await write(author, key)).faults).toEqual(["400 VIOLATION::ENTITY_EXISTS /customerId"]);
  }
  expect(await ownOf(author, "kestrel-12")).toHaveLength(1);
  const fresh = await newMember(shop);
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(fresh, "kestrel-8")));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});

it("is changed by its author only, and then waits again", async () => {
  const [author, other] = [await newMember(shop), await newMember(shop)];
  await write(author, "thermostat");
  const [own] = await ownOf(author, "thermostat");
  const reviewId = own?.id ?? "";
  await judgeReview(shop.services.writes, reviewId, "approve");
  expect((await write(other, "thermostat", { id: reviewId })).faults).toEqual([
    "400 VIOLATION::ENTITY_DOES_NOT_EXISTS /id",
  ]);
  expect((await write(author, "hose", { id: reviewId })).faults).toEqual([
    "400 VIOLATION::ENTITY_DOES_NOT_EXISTS /id",
  ]);
  expect(
    (await write(author, "thermostat", { id: reviewId, title: "Anders gesagt", points: 1 })).status,
  ).toBe(204);
  expect(await read("thermostat")).toEqual([]);
  expect(await ownOf(author, "thermostat")).toMatchObject([
    { id: reviewId, title: "Anders gesagt", points: 1, updatedAt: expect.any(String) },
  ]);
});

it("once approved reaches everybody, with the rating of the product, and leaves when it is rejected [5]", async () => {
  const author = await newMember(shop);
  await write(author, "buffer-tank", { points: 2 });
  const [own] = await ownOf(author, "buffer-tank");
  const seen = async () => ({
    rating: (await shop.api.post<ProductDetail>(`/product/${id.product("buffer-tank")}`)).body.product
      .ratingAverage,
    titles: (await read("buffer-tank")).map(({ title }) => title),
  });
  const judge = (decision: "approve" | "reject") => () =>
    judgeReview(shop.services.writes, own?.id ?? "", decision);
  const before = { rating: null, titles: [] };
  const after = { rating: 2, titles: ["Heizt gut"] };
  await expectToReach({
    read: seen,
    from: before,
    change: judge("approve"),
    to: after,
  });
  await expectToReach({
    read: seen,
    from: after,
    change: judge("reject"),
    to: before,
  });
});

it("stays without its author when the account is deleted", async () => {
  const author = await newMember(shop);
  await write(author, "hose");
  const [own] = await ownOf(author, "hose");
  await judgeReview(shop.services.writes, own?.id ?? "", "approve");
  await shop.api.delete("/account/customer", undefined, author.headers);
  expect((await read("hose")).find((each) => each.id === own?.id)).toMatchObject({ externalUser: null });
});
