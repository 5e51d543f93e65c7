import { randomBytes } from "node:crypto";
import { Logger, runOnce } from "graphile-worker";
import { expect, it } from "vitest";
import { consentJobs, FORGET_CONSENTS } from "../../src/modules/consent/index.ts";
import { fromElsewhere } from "../harness/account/account.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

/* What visitors allow is proven without knowing who they are. */
const shop = testShop();
const newConsentId = () => randomBytes(16).toString("hex");
const choice = (consentId: string, groups: string[]) => ({
  consentId,
  groups,
  textVersion: "2.0123456789ab",
});
const record = (body: object, headers: ReturnType<typeof fromElsewhere> = fromElsewhere()) =>
  shop.api.post("/hearth/consent", body, headers);
const proofsOf = (consentId: string) => shop.sql`
  select groups, text_version, language_id from consent_record where consent_id = ${consentId} order by id`;

it("keeps every choice with its words and language, the newest last [100]", async () => {
  const consentId = newConsentId();
  const polish = { ...fromElsewhere(), "sw-language-id": id.language("pl") };
  expect((await record(choice(consentId, ["statistics", "marketing"]), polish)).status).toBe(204);
  expect((await record(choice(consentId, []))).status).toBe(204);
  expect(await proofsOf(consentId)).toEqual([
    { groups: ["statistics", "marketing"], text_version: "2.0123456789ab", language_id: id.language("pl") },
    { groups: [], text_version: "2.0123456789ab", language_id: id.language("de") },
  ]);
});

it("has no place for a person: neither address, nor session, nor customer", async () => {
  const columns = await shop.sql<{ column_name: string }[]>`
    select column_name from information_schema.columns where table_name = 'consent_record' order by ordinal_position`;
  expect(columns.map(({ column_name }) => column_name)).toEqual([
    "id",
    "consent_id",
    "groups",
    "text_version",
    "language_id",
    "recorded_at",
  ]);
});

it.each([
  ["an id that may be somebody", { consentId: "ada@example.com" }],
  ["a group there is not", { groups: ["everything"] }],
  ["words without a version", { textVersion: "" }],
  ["something besides", { customerId: id.unknownId }],
])("refuses %s", async (_name, spoilt) => {
  const consentId = newConsentId();
  expect((await record({ ...choice(consentId, ["media"]), ...spoilt })).status).toBe(400);
  expect(await proofsOf(consentId)).toEqual([]);
});

it("is no place to write without end", async () => {
  const here = fromElsewhere();
  const consentId = newConsentId();
  const statuses: number[] = [];
  for (let n = 0; n < 301; n += 1) statuses.push((await record(choice(consentId, []), here)).status);
  expect(statuses.slice(0, 300).every((status) => status === 204)).toBe(true);
  expect(statuses[300]).toBe(429);
});

it("is forgotten when nobody can ask for it any more", async () => {
  const [old, young] = [newConsentId(), newConsentId()];
  for (const consentId of [old, young]) await record(choice(consentId, ["media"]));
  const setAge = (consentId: string, age: string) => shop.sql`
    update consent_record set recorded_at = now() - ${age}::interval where consent_id = ${consentId}`;
  await setAge(old, "3 years 181 days");
  await setAge(young, "3 years 179 days");
  await shop.sql`select graphile_worker.add_job(${FORGET_CONSENTS}, '{}'::json)`;
  await runOnce({
    connectionString: shop.databaseUrl,
    maxPoolSize: 2,
    taskList: consentJobs(shop.sql),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });
  expect(await proofsOf(old)).toEqual([]);
  expect(await proofsOf(young)).toHaveLength(1);
});
