import type { LegalTextHead, LegalTextSheet, LegalWording } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { legalTexts } from "../harness/admin/admin-setting-requests.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { orderedBy } from "../harness/order/checkout.ts";
import { eventually } from "../harness/eventually.ts";
import { expectToReach } from "../harness/content/expect-to-reach.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

const read = async (client: AdminClient) =>
  (await client.ask<LegalTextSheet>("readLegalText", { params: { id: "terms" } })).body;
const write = (client: AdminClient, input: Record<string, unknown>) =>
  client.ask<LegalTextSheet>("writeLegalVersion", {
    params: { id: "terms" },
    input,
    headers: { "idempotency-key": newId() },
  });
const wordsOf = async (client: AdminClient, number: number) =>
  (
    await client.ask<{ wordings: LegalWording[] }>("readLegalVersion", {
      params: { id: "terms" },
      input: { number },
    })
  ).body.wordings;
const shows = async (words: string) =>
  JSON.stringify((await shop.api.post(`/category/${id.category("terms")}`)).body).includes(words);
const statesOf = ({ versions }: LegalTextSheet) => versions.map(({ number, state }) => `${number} ${state}`);

it("a new version is shown soon, without what may not be in a page; the files' own becomes the first", async () => {
  const { client } = await admin.worker("owner");
  const before = await read(client);
  expect([before.version, before.versions]).toEqual([0, []]);
  const texts = legalTexts("Neue Bedingungen").map((text) => ({
    ...text,
    html: `${text.html}<script>alert(1)</script>`,
  }));
  await expectToReach({
    read: () => shows("Neue Bedingungen de-DE"),
    from: false,
    change: async () =>
      expect((await write(client, { version: 0, texts, note: "Anwalt, Mai" })).status).toBe(201),
    to: true,
  });
  const after = await read(client);
  expect(statesOf(after)).toEqual(["2 current", "1 past"]);
  expect(after.versions[0]).toMatchObject({ note: "Anwalt, Mai" });
  expect(after.wordings.map(({ html }) => html)).toEqual(
    legalTexts("Neue Bedingungen").map(({ html }) => html),
  );
  expect(after.links[0]?.url).toMatch(/\/agb$/);
  expect((await wordsOf(client, 1))[0]?.plain).toBe(before.wordings[0]?.plain);
});

it("an order keeps the wording it was placed with, and the next one has the new", async () => {
  const { client } = await admin.worker("owner");
  const { version, wordings } = await read(client);
  const hashesOf = async (orderId: string) => {
    const [row] = await shop.sql<{ hashes: string[] }[]>`
      select document -> 'givenTexts' as hashes from shop_order where id = ${orderId}`;
    return row?.hashes;
  };
  const { order: former } = await orderedBy(shop, item("hose"));
  expect(await shows("Nochmals neu de-DE")).toBe(false);
  const { body } = await write(client, { version, texts: legalTexts("Nochmals neu") });
  await eventually(async () => expect(await shows("Nochmals neu de-DE")).toBe(true), 20_000);
  const { order: next } = await orderedBy(shop, item("hose"));
  expect([await hashesOf(former.id), await hashesOf(next.id)]).toEqual([
    [wordings[0]?.hash],
    [body.wordings[0]?.hash],
  ]);
  // Since buyers have had it, the version says so.
  expect((await read(client)).wordings[0]?.firstUsedAt).not.toBeNull();
});

it("a version with a day waits for it, and begins by itself", async () => {
  const { client } = await admin.worker("owner");
  const { version } = await read(client);
  const validFrom = "2126-01-01T00:00:00.000Z";
  const planned = (await write(client, { version, texts: legalTexts("Später"), validFrom })).body;
  expect(planned.versions[0]).toMatchObject({
    state: "planned",
    validFrom: validFrom.replace("Z", "+00:00"),
  });
  expect(planned.wordings[0]?.plain).not.toContain("Später");
  const { texts } = (await client.ask<{ texts: LegalTextHead[] }>("listLegalTexts")).body;
  expect(texts).toMatchObject([{ kind: "terms", planned: { number: planned.versions[0]?.number } }]);
  const soon = new Date(Date.now() + 1500).toISOString();
  await write(client, { version: planned.version, texts: legalTexts("Gleich"), validFrom: soon });
  await eventually(async () => expect(await shows("Gleich de-DE")).toBe(true), 20_000);
  expect((await read(client)).wordings[0]?.plain).toContain("Gleich");
});

it("two for one day: the newer one holds then; whoever was slower is told", async () => {
  const { client } = await admin.worker("owner");
  const { version } = await read(client);
  const wish = { version, texts: legalTexts("Doch"), validFrom: "2126-01-01T00:00:00.000Z" };
  const { body } = await write(client, wish);
  expect(body.versions.filter(({ state }) => state === "replaced")).toHaveLength(1);
  expect((await write(client, wish)).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
});

it.each<[string, Record<string, unknown>, string]>([
  ["a language is missing", { texts: legalTexts("Halb").slice(1) }, "TEXT_MISSING"],
  [
    "nothing is left of a text",
    { texts: legalTexts("Leer").map((text) => ({ ...text, html: "<script>x</script>" })) },
    "TEXT_MISSING",
  ],
  [
    "a language the shop does not have",
    { texts: [...legalTexts("Zu viel"), { locale: "fr-FR", html: "<p>Trop</p>" }] },
    "UNKNOWN_LANGUAGE",
  ],
  ["a day that is over", { validFrom: "2020-01-01T00:00:00.000Z" }, "IN_THE_PAST"],
])("%s: refused", async (_name, more, reason) => {
  const { client } = await admin.worker("owner");
  const { version } = await read(client);
  const refused = await write(client, { version, texts: legalTexts("Nie"), ...more });
  expect([refused.status, refused.errors[0]?.meta?.parameters?.["reason"]]).toEqual([400, reason]);
  expect((await read(client)).version).toBe(version);
});

it("a preview says what would be kept, and keeps nothing; a version is never changed", async () => {
  const { client } = await admin.worker("owner");
  const { version } = await read(client);
  const [text] = legalTexts("Entwurf");
  const { wordings } = (
    await client.ask<{ wordings: LegalWording[] }>("previewLegalText", {
      params: { id: "terms" },
      input: {
        texts: [{ ...text, html: `${text?.html}<img src=x onerror=y>` }, ...legalTexts("Entwurf").slice(1)],
      },
    })
  ).body;
  expect(wordings[0]?.plain).toBe("## Entwurf de-DE\n\n§ 1");
  expect(wordings[0]?.html).not.toContain("onerror");
  expect((await read(client)).version).toBe(version);
  await expect(shop.sql`update legal_page_version set note = 'x'`).rejects.toThrow(/append/);
});
