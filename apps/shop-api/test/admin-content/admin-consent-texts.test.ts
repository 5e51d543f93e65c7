import type { AuditEntry, ConsentTextSheet, ConsentWord, ListPage } from "@hearth/admin-contract";
import type { ConsentTexts } from "@hearth/contract";
import { beforeAll, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { withKey } from "../harness/admin/admin-world.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

/* Words of consents: written by the owner in versions that stay, shown within seconds, and whoever agreed to another meaning is asked again. */
const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("owner"));
});

const title = (text: string, locale = "de-DE") => ({ locale, key: "consent.layerTitle", text });
const sheet = async () => (await client.ask<ConsentTextSheet>("readConsentTextSheet")).body;
const write = async (texts: object[], more: object = {}) =>
  client.ask<ConsentTextSheet>(
    "writeConsentTexts",
    withKey({ input: { version: (await sheet()).version, texts, asksAgain: false, ...more } }),
  );
const shown = async (language: "de" | "pl" = "de") =>
  (await shop.api.get<ConsentTexts>("/hearth/consent-texts", { "sw-language-id": id.language(language) }))
    .body;
const wordIn = (words: readonly ConsentWord[], key: string) =>
  words.find((word) => word.key === key)?.texts.find(({ locale }) => locale === "de-DE");

it("a shop nobody wrote for says its own words, and asks nobody again", async () => {
  expect(await shown()).toMatchObject({ edition: 0, asksSince: 0, words: [] });
  const { words, versions, version } = await sheet();
  expect([versions, version]).toEqual([[], 0]);
  expect(words.find(({ key }) => key === "consent.layerText")?.placeholders).toEqual(["host"]);
  expect(wordIn(words, "consent.layerTitle")).toMatchObject({ own: null, shop: "Dürfen wir mitzählen?" });
});

it("a corrected word is shown within seconds, in its language, and agreements hold", async () => {
  const { status, body } = await write([title("Dürfen wir zählen?"), title("Możemy liczyć?", "pl-PL")]);
  expect([status, body.version]).toEqual([201, 1]);
  await eventually(async () => {
    expect(await shown()).toMatchObject({
      edition: 1,
      asksSince: 0,
      words: [{ key: "consent.layerTitle", text: "Dürfen wir zählen?" }],
    });
  }, 30_000);
  expect((await shown("pl")).words).toEqual([{ key: "consent.layerTitle", text: "Możemy liczyć?" }]);
});

it("another meaning asks again, and a correction after it does not take that back", async () => {
  await write([title("Dürfen wir auch werben?")], { asksAgain: true, note: "Werbung dazu" });
  await write([title("Dürfen wir auch werben??")]);
  await eventually(async () => expect(await shown()).toMatchObject({ edition: 3, asksSince: 2 }), 30_000);
});

it("what equals the shop's own words is not kept, and every version can be read for good", async () => {
  await write([title("Dürfen wir mitzählen?")]);
  expect(wordIn((await sheet()).words, "consent.layerTitle")?.own).toBeNull();
  const { body } = await client.ask<{ words: ConsentWord[] }>("readConsentTextVersion", {
    input: { number: 2 },
  });
  expect(wordIn(body.words, "consent.layerTitle")?.own).toBe("Dürfen wir auch werben?");
  await expect(shop.sql`update consent_text_version set texts = '{}'`).rejects.toThrow(
    /consent_text_version/,
  );
});

it("has to name who gets the data, and nothing there is not; buttons are nobody's to write", async () => {
  const reason = async (word: object) => {
    const { status, errors } = await write([{ locale: "de-DE", ...word }]);
    return [status, errors[0]?.meta?.parameters?.["reason"]];
  };
  const text = "Ihre Daten sind bei uns sicher.";
  expect(await reason({ key: "consent.statisticsText", text })).toEqual([400, "PLACEHOLDER_MISSING"]);
  expect(await reason({ key: "consent.title", text: "{host}" })).toEqual([400, "UNKNOWN_PLACEHOLDER"]);
  expect(await reason({ key: "consent.reject", text: "Später" })).toEqual([400, "UNKNOWN_TEXT"]);
});

it("is written in the version that was seen, by whoever may, and is on record", async () => {
  const stale = { version: 0 };
  expect((await write([title("Neu")], stale)).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  const { client: looker } = await admin.worker("read-only");
  expect((await looker.ask("readConsentTextSheet")).status).toBe(200);
  const input = { version: 4, texts: [], asksAgain: false };
  expect((await looker.ask("writeConsentTexts", withKey({ input }))).faults).toEqual([
    "403 ADMIN__NOT_ALLOWED",
  ]);
  const filter = { action: "writeConsentTexts" };
  const { items } = (await client.ask<ListPage<AuditEntry>>("listAudit", { input: { filter } })).body;
  expect(items).toHaveLength(4);
});
