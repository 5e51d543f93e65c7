import type { ContentPageSheet, ContentPreview } from "@hearth/admin-contract";
import type { LandingPage } from "@hearth/contract";
import { expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { block, pageDraft } from "../harness/content/given-content-page.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);

const fromStorefront = { "x-hearth-service-key": serviceKey };
const preview = (secret: string, headers: Record<string, string> = fromStorefront) =>
  shop.api.post<LandingPage>(`/hearth/landing-page-preview/${secret}`, {}, headers);

async function given() {
  const { client } = await admin.worker("content");
  const draft = pageDraft({
    blocks: [
      block("text", "html", "<p>Entwurf</p>"),
      block("products", "title", "Beliebt", { productNumbers: ["WZ-T-1"] }),
    ],
  });
  const page = (
    await client.ask<ContentPageSheet>("createContentPage", {
      input: draft,
      headers: { "idempotency-key": newId() },
    })
  ).body;
  const made = (
    await client.ask<ContentPreview>("previewContentPage", {
      params: { id: page.id },
      input: { version: page.version },
    })
  ).body;
  return { page, made, secret: made.links[0]?.url.split("/").at(-1) ?? "" };
}

it("a link shows the draft in every language, to the storefront only, and leaves the page as it was", async () => {
  const { page, made, secret } = await given();
  expect(made.links.map(({ url }) => url.replace(secret, "…"))).toEqual(
    expect.arrayContaining([expect.stringMatching(/\/preview\/…$/)]),
  );
  const shown = (await preview(secret)).body;
  expect(shown.translated.name).toBe("Wärmewochen");
  const texts = JSON.stringify(shown.cmsPage);
  expect(texts).toContain("<p>Entwurf</p>");
  expect(texts).toContain("WZ-T-1");
  const inPolish = await preview(secret, { ...fromStorefront, "sw-language-id": id.language("pl") });
  expect(inPolish.body.translated.name).toBe("Tygodnie ciepła");
  expect(inPolish.headers.get("cache-control")).toContain("private");
  expect((await preview(secret, {})).status).toBe(401);
  expect((await shop.api.post(`/landing-page/${page.id}`)).status).toBe(404);
});

it("a link ends after a quarter of an hour, is kept as a digest and stands in no record", async () => {
  const { made, secret } = await given();
  const minutes = (Date.parse(made.expiresAt) - Date.now()) / 60_000;
  expect(minutes > 14 && minutes <= 15).toBe(true);
  const kept =
    await shop.sql`select c::text from content_preview c union all select a::text from staff_audit a`;
  expect(JSON.stringify(kept)).not.toContain(secret);
  await shop.sql`update content_preview set expires_at = now()`;
  expect((await preview(secret)).faults).toEqual(["404 CONTENT__LANDING_PAGE_NOT_FOUND"]);
});
