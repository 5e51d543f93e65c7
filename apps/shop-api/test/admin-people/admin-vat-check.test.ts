import type {
  AdminGroupRequest,
  AuditEntry,
  CustomerSheet,
  ListPage,
  VatCheck,
} from "@hearth/admin-contract";
import { Logger, runOnce } from "graphile-worker";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startVatRegister } from "../../../../tools/src/vat-register/vat-register.ts";
import { vatCheckJobs } from "../../src/modules/vat-check/index.ts";
import { createTransact } from "../../src/platform/database/transaction.ts";
import { openVatRegister } from "../../src/platform/vat-register/vat-register.ts";
import { newMember } from "../harness/account/account.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/* Whoever decides about trade prices sees what the register says of a VAT number; it decides nothing. */
const standIn = await startVatRegister({ port: 0 });
const shop = testShop({ env: { VAT_REGISTER_URL: standIn.url, VAT_REGISTER_REQUESTER: "DE 811 115 368" } });
const admin = testAdmin(shop);
const withoutRegister = testAdmin(shop, () => ({ vatRegister: null }));
let service: Awaited<ReturnType<typeof admin.worker>>;
beforeAll(async () => {
  service = await admin.worker("service");
});
afterAll(() => standIn.close());

const trade = id.customerGroup("trade");

/** A company that asks for trade prices, over the shop's own API. */
async function applicant(...vatIds: string[]) {
  const member = await newMember(shop, { accountType: "business", company: "Brenner GmbH" });
  await shop.sql`update customer set vat_ids = ${vatIds} where id = ${member.id}`;
  const asked = await shop.api.post(`/hearth/account/request-group/${trade}`, {}, member.headers);
  return { ...member, asked };
}

async function work(url = standIn.url): Promise<void> {
  await shop.sql`update graphile_worker._private_jobs set run_at = now()`;
  await runOnce({
    connectionString: shop.databaseUrl,
    maxPoolSize: 2,
    taskList: vatCheckJobs({
      sql: shop.sql,
      transact: createTransact(shop.sql),
      register: openVatRegister({ url, requester: "DE811115368" }),
    }),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });
}

async function requestOf(customerId: string, client: AdminClient = service.client) {
  const { body } = await client.ask<ListPage<AdminGroupRequest>>("listGroupRequests");
  return body.items.find((each) => each.id === customerId);
}
const checksOf = async (customerId: string) => (await requestOf(customerId))?.vatChecks;
const check = (customerId: string, client: AdminClient = service.client) =>
  client.ask<{ vatChecks: VatCheck[] }>("checkGroupRequestVat", { params: { id: customerId } });

it("an application is answered at once, and its numbers are asked for by the worker", async () => {
  const { id: customerId, asked } = await applicant("PL7171642051", "DE123456789", "CHE123456789MWST");
  expect(asked.faults).toEqual([]);
  expect((await checksOf(customerId))?.map(({ outcome }) => outcome)).toEqual(Array(3).fill("unchecked"));
  await work();
  expect(await requestOf(customerId)).toMatchObject({
    address: expect.arrayContaining([expect.stringContaining("Frankfurt")]),
    isVatCheckable: true,
    vatChecks: [
      {
        vatId: "PL7171642051",
        outcome: "valid",
        askedBy: null,
        registerName: "PIEC I SYN SPÓŁKA Z O.O.",
        registerAddress: "UL. CIEPŁA 7\n00-950 WARSZAWA",
        reference: expect.stringMatching(/^WAPI/),
      },
      { vatId: "DE123456789", outcome: "valid", registerName: null },
      { vatId: "CHE123456789MWST", outcome: "malformed" },
    ],
  });
  expect(standIn.questions).toContainEqual({
    countryCode: "PL",
    vatNumber: "7171642051",
    requesterMemberStateCode: "DE",
    requesterNumber: "811115368",
  });
  const sheet = await service.client.ask<CustomerSheet>("readCustomer", { params: { id: customerId } });
  expect(sheet.body.vatChecks[0]).toMatchObject({ outcome: "valid" });
  // It informs, and lets nobody in.
  expect(sheet.body).toMatchObject({
    groupId: id.customerGroup("consumer"),
    groupRequest: { state: "requested" },
  });
});

it("a register that is away is asked again, and the try that reached nobody is replaced", async () => {
  const { id: customerId } = await applicant("PL1234567890");
  await work("http://127.0.0.1:9");
  expect(await checksOf(customerId)).toMatchObject([{ outcome: "unreachable", reason: "NO_ANSWER" }]);
  await work();
  expect(await checksOf(customerId)).toMatchObject([{ outcome: "valid" }]);
  const kept = await shop.sql`select from vat_check where customer_id = ${customerId}`;
  expect(kept).toHaveLength(1);
  const jobs = await shop.sql`select from graphile_worker.jobs where task_identifier = 'check_vat'`;
  expect(jobs).toHaveLength(0);
});

it("after its last try the job is quiet, and staff see that nobody answered", async () => {
  const { id: customerId } = await applicant("DE123456301");
  await shop.sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`;
  await work();
  expect(await checksOf(customerId)).toMatchObject([{ outcome: "unreachable", reason: "MS_UNAVAILABLE" }]);
  expect(await shop.sql`select from graphile_worker.jobs where task_identifier = 'check_vat'`).toHaveLength(
    0,
  );
});

it("staff ask by hand; who and what came of it is on record, without the number", async () => {
  const { id: customerId } = await applicant("PL1234567200");
  const { body } = await check(customerId);
  expect(body.vatChecks).toMatchObject([{ outcome: "invalid", askedBy: "Ada Brenner" }]);
  const owner = await admin.worker("owner");
  const input = { filter: { object: customerId } };
  const { items } = (await owner.client.ask<ListPage<AuditEntry>>("listAudit", { input })).body;
  expect(items).toMatchObject([{ action: "checkGroupRequestVat", after: { outcomes: ["invalid"] } }]);
  expect(JSON.stringify(items[0]?.after)).not.toContain("1234567200");
});

it("nobody is asked about who asks for nothing, by who may not, or without a register", async () => {
  const { id: customerId } = await applicant("DE123456789");
  const asks = standIn.questions.length;
  const looker = await admin.worker("read-only");
  expect((await check(customerId, looker.client)).faults).toEqual(["403 ADMIN__NOT_ALLOWED"]);
  const { client } = await withoutRegister.worker("service");
  expect((await check(customerId, client)).faults).toEqual(["409 ADMIN__NO_VAT_REGISTER"]);
  expect((await requestOf(customerId, client))?.isVatCheckable).toBe(false);
  const { id: other } = await newMember(shop);
  expect((await check(other)).faults).toEqual(["404 FRAMEWORK__ENTITY_NOT_FOUND"]);
  expect(standIn.questions).toHaveLength(asks);
});

it("answers go with the person", async () => {
  const { id: customerId } = await applicant("PL7171642051");
  await check(customerId);
  await shop.sql`delete from customer where id = ${customerId}`;
  expect(await shop.sql`select from vat_check where customer_id = ${customerId}`).toHaveLength(0);
});
