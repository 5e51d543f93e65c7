import { createHash } from "node:crypto";
import { digitalWaiver } from "@hearth/i18n/legal";
import { describe, expect, it } from "vitest";
import { createLegalTexts, type LegalTextKind } from "../../src/modules/legal-text/index.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { withWithdrawalPage, withdrawalText } from "../harness/content/given-legal-pages.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop({ prepare: withWithdrawalPage });
testWorker(shop);

const reader = (key: "de" | "en" | "pl") => {
  const reference = shop.services.references.current();
  const channel = reference.channelsByKey.get(id.accessKey);
  if (!channel) throw new Error("no channel");
  return { reference, channel, languageId: id.language(key) };
};
const current = (kind: LegalTextKind, key: "de" | "en" | "pl" = "de") =>
  shop.services.legalTexts.current(reader(key), kind);

describe("legal texts", () => {
  it("are the words of the page, in the reader's language, under their own hash", async () => {
    for (const key of ["de", "en", "pl"] as const) {
      const text = await current("withdrawal", key);
      expect(text?.content).toBe(`## ${withdrawalText[key]}\n\n14 × 24 h`);
      expect(text?.hash).toBe(
        createHash("sha256")
          .update(text?.content ?? "")
          .digest("hex"),
      );
    }
    expect((await current("digital-waiver", "pl"))?.content).toBe(digitalWaiver("pl-PL", "Test shop"));
  });

  it("say in which language they are, also when a page is not translated", async () => {
    expect(await current("terms", "pl")).toMatchObject({ locale: "en-GB", content: "## Terms" });
    expect(await current("terms", "de")).toMatchObject({ locale: "de-DE", content: "## AGB" });
  });

  it("are null where the shop has no such page", async () => {
    expect(await current("privacy")).toBeNull();
  });

  it("are stored once, however many ask at once", async () => {
    await Promise.all(Array.from({ length: 10 }, () => current("terms", "en")));
    const text = await current("terms", "en");
    const rows =
      await shop.sql`select kind, locale, content from legal_text where hash = ${text?.hash ?? ""}`;
    expect(rows).toEqual([{ kind: "terms", locale: "en-GB", content: "## Terms" }]);
  });

  it("cost no statement once they are known", async () => {
    let statements = 0;
    const counted = openDatabase(shop.databaseUrl, { poolSize: 1, onStatement: () => statements++ });
    const texts = createLegalTexts(counted, counted);
    await texts.current(reader("de"), "terms");
    const first = statements;
    for (let again = 0; again < 50; again++) await texts.current(reader("de"), "terms");
    expect(first).toBeGreaterThan(0);
    expect(statements).toBe(first);
    await counted.end();
  });

  it("follow a change of the page, and keep the old wording", async () => {
    const before = await current("withdrawal");
    await shop.sql`update cms_slot set texts = replace(texts::text, '14 × 24 h', 'dreißig Tage')::jsonb
      where texts::text like '%14 × 24 h%'`;
    await eventually(async () => {
      expect((await current("withdrawal"))?.content).toContain("dreißig Tage");
    }, 10_000);
    const kept = await shop.sql`select content from legal_text where hash = ${before?.hash ?? ""}`;
    expect(kept).toEqual([{ content: before?.content }]);
  });
});
