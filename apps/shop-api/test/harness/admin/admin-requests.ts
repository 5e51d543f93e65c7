import type { AdminOperationId } from "@hearth/admin-contract";
import { newId } from "../../../src/platform/new-id.ts";
import { catalogueRequests } from "./admin-catalogue-requests.ts";
import { contentRequests } from "./admin-content-requests.ts";
import type { AdminRequest } from "./admin-client.ts";
import { customerRequests } from "./admin-customer-requests.ts";
import { mediaRequests } from "./admin-media-requests.ts";
import { phoneOrderRequests } from "./admin-phone-order-requests.ts";
import { settingRequests } from "./admin-setting-requests.ts";
import { shelfRequests } from "./admin-shelf-requests.ts";
import { type Prepare, withKey, word, type World } from "./admin-world.ts";
import * as id from "../content/catalogue-ids.ts";
import { insertAccount } from "../account/given-account.ts";
import {
  type GoodsOrder,
  insertDocument,
  insertGoodsOrder,
  insertOpenRefund,
  versionOf,
} from "../order/given-goods-order.ts";
import { insertOrder } from "../order/given-order.ts";
import { softwareAuthenticator } from "./software-authenticator.ts";
import { codeOf, STAFF_PASSWORD } from "./test-admin.ts";

const nothing: Prepare = () => ({});

/** Nobody proves a passkey by nothing: being told so is being let in. */
export const answeredNo: ReadonlySet<AdminOperationId> = new Set(["provePasskey"]);

export const adminRequests: Readonly<Record<AdminOperationId, Prepare>> = {
  signIn: ({ who }) => ({ input: { email: who.email, password: STAFF_PASSWORD } }),
  readSignInWays: nothing,
  startCompanySignIn: nothing,
  signInByCompany: () => ({ input: { ticket: "made up", answer: "?code=made-up" } }),
  proveTotp: ({ who }) => ({ input: { code: codeOf(who) } }),
  proveRecoveryCode: () => ({ input: { code: "aaaa-bbbb-cccc-dddd" } }),
  offerPasskey: nothing,
  provePasskey: () => ({ input: { response: {} } }),
  provePassword: () => ({ input: { password: STAFF_PASSWORD } }),
  readMe: nothing,
  signOut: nothing,
  readInvitation: () => ({ input: { secret: "0".repeat(32) } }),
  acceptInvitation: () => ({ input: { secret: "0".repeat(32), name: "A", password: STAFF_PASSWORD } }),
  startTotp: nothing,
  confirmTotp: async ({ who: { client } }) => {
    const { secret } = (await client.ask<{ secret: string }>("startTotp")).body;
    return { input: { code: codeOf({ secret }) } };
  },
  removeTotp: async (world) => {
    await insertPasskey(world);
    return {};
  },
  listPasskeys: nothing,
  startPasskey: nothing,
  addPasskey: async ({ who: { client } }) => {
    const response = softwareAuthenticator().create((await client.ask("startPasskey")).body);
    return { input: { name: "Schlüssel", response } };
  },
  removePasskey: async (world) => ({ params: { id: await insertPasskey(world) } }),
  renewRecoveryCodes: nothing,
  changeOwnPassword: () => ({ input: { password: STAFF_PASSWORD, newPassword: "Ein anderes Wort 2026" } }),
  listOwnSessions: nothing,
  endOwnSession: async ({ shop, who }) => {
    const sessionId = newId();
    await shop.sql`insert into staff_session (id, token_hash, staff_id, stage) values (${sessionId}, ${word()}, ${who.id}, 'full')`;
    return { params: { id: sessionId } };
  },
  endOtherSessions: nothing,
  listStaff: () => ({ input: { search: "example", filter: { state: "active" } } }),
  readStaff: async ({ admin }) => ({ params: { id: (await admin.hire("read-only")).id } }),
  inviteStaff: () =>
    withKey({ input: { email: `${word()}@example.com`, name: "Neu", locale: "de-DE", role: "read-only" } }),
  inviteAgain: async ({ admin }) =>
    withKey({ params: { id: (await admin.hire("read-only")).id }, input: { version: 1 } }),
  changeStaff: async ({ admin }) => ({
    params: { id: (await admin.hire("read-only")).id },
    input: { version: 1, name: "Anders", role: "orders" },
  }),
  listRoles: nothing,
  createRole: () => ({ input: { name: `Rolle ${word()}`, permissions: {} } }),
  changeRole: async (world) => ({
    params: { id: await insertRole(world) },
    input: { version: 1, name: `Rolle ${word()}`, permissions: { order: ["read"] } },
  }),
  removeRole: async (world) => ({ params: { id: await insertRole(world) }, input: { version: 1 } }),
  listAudit: () => ({ input: { limit: 5 } }),
  checkAudit: nothing,
  listReviews: () => ({ input: { filter: { state: "pending" }, sort: "-points", search: "heizt" } }),
  approveReview: async (world) => ({ params: { id: await insertReview(world) }, input: { version: 1 } }),
  rejectReview: async (world) => ({ params: { id: await insertReview(world) }, input: { version: 1 } }),
  listRouteRules: () => ({ input: { filter: { match: "exact" }, sort: "source" } }),
  createRouteRule: () => ({ input: { match: "exact", source: `/${word()}`, target: "/there", status: 301 } }),
  changeRouteRule: async (world) => ({
    params: { id: await insertRouteRule(world) },
    input: { version: 1, match: "exact", source: `/${word()}`, target: "/there", status: 302 },
  }),
  endRouteRule: async (world) => ({ params: { id: await insertRouteRule(world) }, input: { version: 1 } }),
  exportOrders: () => ({ input: { filter: { state: "open" } } }),
  listOrders: () => ({ input: { search: "example", filter: { state: "open", from: "2020-01-01" } } }),
  readOrder: async ({ shop }) => ({
    params: { id: (await insertOrder(shop.sql, { method: "invoice" })).id },
  }),
  printPickList: async ({ shop }) => ({ params: { id: (await insertGoodsOrder(shop.sql, {})).id } }),
  printDeliveryNote: async ({ shop }) => {
    const { id: orderId, shipmentId } = await insertGoodsOrder(shop.sql, { isSent: true });
    return { params: { id: orderId, shipmentId } };
  },
  readOrderDocument: async ({ shop }) => {
    const { id: orderId } = await insertGoodsOrder(shop.sql, {});
    return { params: { id: orderId, documentId: await insertDocument(shop.sql, orderId) } };
  },
  shipOrder: (world) =>
    toChange(world, {}, ({ lineId }) => ({
      lines: [{ lineId, quantity: 1 }],
      carrier: "DHL",
      trackingCode: "1",
    })),
  refundOrder: (world) =>
    toChange(world, { isPaid: true }, ({ lineId }) => ({
      cause: "damaged",
      lines: [{ lineId, quantity: 1 }],
    })),
  confirmRefund: async (world) => {
    const order = await insertGoodsOrder(world.shop.sql, { isPaid: true });
    const refundId = await insertOpenRefund(world.shop.sql, order);
    const version = await versionOf(world.shop.sql, order.id);
    return withKey({ params: { id: order.id, refundId }, input: { version } });
  },
  cancelOrder: (world) => toChange(world, {}, () => ({ cause: "customer" })),
  markOrderPaid: (world) => toChange(world, {}, () => ({})),
  returnGoods: (world) =>
    toChange(world, { isSent: true }, ({ lineId }) => ({
      lines: [{ lineId, quantity: 1 }],
      isRestocked: true,
    })),
  noteOrder: async ({ shop }) =>
    withKey({ params: { id: (await insertGoodsOrder(shop.sql, {})).id }, input: { content: "Anruf" } }),
  flagOrder: (world) => toChange(world, {}, () => ({ flags: ["fraud"] })),
  resendOrderMail: (world) => toChange(world, { isSent: true }, ({ shipmentId }) => ({ shipmentId })),
  readSalesFigures: nothing,
  listGroupRequests: () => ({ input: { search: "brenner" } }),
  checkGroupRequestVat: async (world) => ({ params: { id: await insertGroupRequest(world) } }),
  acceptGroupRequest: async (world) => ({ params: { id: await insertGroupRequest(world) } }),
  declineGroupRequest: async (world) => ({ params: { id: await insertGroupRequest(world) } }),
  listWithdrawals: nothing,
  noteWithdrawal: async (world) =>
    withKey({
      params: { reference: await insertWithdrawal(world) },
      input: { state: "accepted", note: "Anruf" },
    }),
  listSearchRules: () => ({ input: { filter: { kind: "synonym" } } }),
  createSearchRule: () => ({
    input: { kind: "synonym", terms: [word()], means: ["Kessel"], locale: "de-DE" },
  }),
  endSearchRule: async (world) => ({ params: { id: await insertSearchRule(world) }, input: { version: 1 } }),
  listDeadJobs: () => ({ input: { filter: { task: "nothing" } } }),
  retryJob: async (world) => ({ params: { id: await insertDeadJob(world) } }),
  giveUpJob: async (world) => ({ params: { id: await insertDeadJob(world) } }),
  readHealth: nothing,
  ...catalogueRequests,
  ...shelfRequests,
  ...mediaRequests,
  ...settingRequests,
  ...contentRequests,
  ...customerRequests,
  ...phoneOrderRequests,
};

async function toChange(
  { shop }: World,
  given: Parameters<typeof insertGoodsOrder>[1],
  input: (order: GoodsOrder) => object,
): Promise<AdminRequest> {
  const order = await insertGoodsOrder(shop.sql, given);
  const version = await versionOf(shop.sql, order.id);
  return withKey({ params: { id: order.id }, input: { version, ...input(order) } });
}

async function insertPasskey({ shop, who }: World): Promise<string> {
  const keyId = newId();
  await shop.sql`insert into staff_passkey (id, staff_id, name, credential_id, public_key)
    values (${keyId}, ${who.id}, 'Schlüssel', ${word()}, ${Buffer.from("none")})`;
  return keyId;
}

async function insertRole({ shop }: World): Promise<string> {
  const roleId = newId();
  await shop.sql`insert into staff_role (id, name, permissions) values (${roleId}, ${roleId}, '{}')`;
  return roleId;
}

async function insertReview({ shop }: World): Promise<string> {
  const reviewId = newId();
  await shop.sql`insert into product_review (id, product_id, language_id, title, content, points, received_at)
    values (${reviewId}, ${id.product("valve")}, ${id.language("de")}, 'Heizt gut', 'Ja.', 4, now())`;
  return reviewId;
}

async function insertRouteRule({ shop }: World): Promise<string> {
  const ruleId = newId();
  await shop.sql`insert into route_rule (id, match, source, target, status) values (${ruleId}, 'exact', ${`/${word()}`}, '/there', 301)`;
  return ruleId;
}

async function insertGroupRequest({ shop }: World): Promise<string> {
  const customerId = await insertAccount(shop.sql, { email: `${word()}@example.com` });
  await shop.sql`update customer set requested_group_id = ${id.customerGroup("trade")}, group_requested_at = now()
    where id = ${customerId}`;
  return customerId;
}

async function insertWithdrawal({ shop }: World): Promise<string> {
  const reference = word().slice(0, 10).toUpperCase();
  await shop.sql`insert into withdrawal (id, reference, sales_channel_id, language_id, name, contract, email)
    select ${newId()}, ${reference}, id, ${id.language("de")}, 'Ada', '10001', 'ada@example.com' from sales_channel limit 1`;
  return reference;
}

async function insertSearchRule({ shop }: World): Promise<string> {
  const ruleId = newId();
  await shop.sql`insert into search_rule (id, kind, terms, means) values (${ruleId}, 'synonym', ${[word()]}, ${["Kessel"]})`;
  return ruleId;
}

async function insertDeadJob({ shop }: World): Promise<string> {
  const [job] = await shop.sql<{ id: string }[]>`
    select (graphile_worker.add_job('nothing', '{}'::json, max_attempts => 1)).id::text as id`;
  await shop.sql`update graphile_worker._private_jobs set attempts = max_attempts where id = ${job?.id ?? "0"}::bigint`;
  return job?.id ?? "";
}
