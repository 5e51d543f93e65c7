import type {
  ContentPageDraft,
  ContentPageHead,
  ContentPageSheet,
  ContentVersion,
  ListPage,
} from "@hearth/admin-contract";
import type { CmsPage, EntitySearchResult, LandingPage, SeoUrl } from "@hearth/contract";
import { expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { word } from "../harness/admin/admin-world.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { block, pageDraft } from "../harness/content/given-content-page.ts";
import { eventually } from "../harness/eventually.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";
import { SEEN_WITHIN_MS } from "../harness/seen-within.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

function hand(client: AdminClient) {
  const step = (
    operation: "publishContentPage" | "endContentPage",
    { id: page, version }: ContentPageSheet,
  ) => client.ask<ContentPageSheet>(operation, { params: { id: page }, input: { version } });
  return {
    create: (draft: ContentPageDraft) =>
      client.ask<ContentPageSheet>("createContentPage", {
        input: draft,
        headers: { "idempotency-key": newId() },
      }),
    save: ({ id: page, version }: ContentPageSheet, draft: ContentPageDraft) =>
      client.ask<ContentPageSheet>("changeContentPage", {
        params: { id: page },
        input: { texts: draft.texts, blocks: draft.blocks, version },
      }),
    publish: (page: ContentPageSheet) => step("publishContentPage", page),
    end: (page: ContentPageSheet) => step("endContentPage", page),
    read: async (page: string) =>
      (await client.ask<ContentPageSheet>("readContentPage", { params: { id: page } })).body,
  };
}

const landing = (page: string) => shop.api.post<LandingPage>(`/landing-page/${page}`);
const address = async (path: string) =>
  (await shop.api.post<EntitySearchResult<SeoUrl>>("/seo-url", { filter: { seoPathInfo: path } })).body
    .elements[0]?.seoPathInfo;
const slotsOf = (page: CmsPage | null | undefined) =>
  page?.sections?.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots)) ?? [];
const contents = async (page: string) =>
  slotsOf((await landing(page)).body.cmsPage).map(({ data }) => (data as { content?: string }).content);

it("a draft is seen by nobody; published it is in the shop soon, and ended it is gone", async () => {
  const { client } = await admin.worker("content");
  const { create, save, publish, end, read } = hand(client);
  const path = `wochen-${word()}`;
  const made = (await create(pageDraft({ path }))).body;
  expect(made).toMatchObject({ state: "draft", number: 1, liveNumber: null, problems: [] });
  expect([(await landing(made.id)).status, await address(path)]).toEqual([404, undefined]);

  const shown = (await publish(made)).body;
  expect(shown).toMatchObject({ state: "published", liveNumber: 1 });
  await eventually(async () => {
    expect(await contents(made.id)).toEqual(["<h2>Neu</h2>"]);
    expect(await address(path)).toBe(path);
  }, SEEN_WITHIN_MS);
  const page = (await landing(made.id)).body;
  expect([page.translated.name, page.translated.metaTitle]).toEqual(["Wärmewochen", "Wärmewochen kaufen"]);

  const edited = (
    await save(shown, pageDraft({ path: `${path}-neu`, blocks: [block("text", "html", "<p>Zwei</p>")] }))
  ).body;
  expect(edited).toMatchObject({ state: "published", number: 2, liveNumber: 1 });
  expect(await contents(made.id)).toEqual(["<h2>Neu</h2>"]);
  expect(await address(`${path}-neu`)).toBeUndefined();
  const again = (await publish(edited)).body;
  await eventually(async () => {
    expect(await contents(made.id)).toEqual(["<p>Zwei</p>"]);
    // The former address leads to the new one.
    expect(await address(path)).toBe(`${path}-neu`);
  }, SEEN_WITHIN_MS);

  expect((await end(again)).body).toMatchObject({ state: "ended", liveNumber: null });
  await eventually(async () => expect((await landing(made.id)).status).toBe(404), SEEN_WITHIN_MS);
  expect((await shop.api.post(`/cms/${made.id}`)).status).toBe(404);
  expect((await end(await read(made.id))).faults).toEqual(["409 ADMIN__WRONG_STATE"]);
});

it("each kind of block is shown as the shop's own, in three languages", async () => {
  const { client } = await admin.worker("content");
  const { create, publish } = hand(client);
  const mediaId = id.media("heat-pump.svg");
  const { id: page } = (
    await publish(
      (
        await create(
          pageDraft({
            blocks: [
              block("hero", "title", "Wärme & Licht", { mediaId }),
              block("text", "html", "<p>Text</p>"),
              block("picture-text", "html", "<p>Daneben</p>", { mediaId }),
              block("products", "title", "Beliebt", { productNumbers: ["WZ-T-1"] }),
              block("teasers", "title", "", { productNumbers: ["WZ-T-1"] }),
              block("categories", "title", "", { categoryIds: [id.category("photovoltaics")] }),
            ],
          }),
        )
      ).body,
    )
  ).body;
  const typesOf = async (headers: Record<string, string> = {}) => {
    const { body } = await shop.api.post<LandingPage>(`/landing-page/${page}`, {}, headers);
    const blocks = body.cmsPage?.sections?.flatMap((section) => section.blocks) ?? [];
    return blocks.map(({ type, slots }) => [
      type,
      ...slots.map(({ slot, data }) => (data as { content?: string }).content ?? slot),
    ]);
  };
  expect(await typesOf()).toEqual([
    ["hearth-hero", "<h1>Wärme &amp; Licht</h1>", "image"],
    ["text", "<p>Text</p>"],
    ["image-text", "left", "<p>Daneben</p>"],
    ["product-slider", "productSlider"],
    ["product-three-column", "left"],
    expect.arrayContaining(["hearth-column-grid", '<h3><a href="/photovoltaik">Photovoltaik</a></h3>']),
  ]);
  expect((await typesOf({ "sw-language-id": id.language("pl") }))[1]).toEqual(["text", "<p>Text</p> (pl)"]);
});

it("a strip shows what a stream chooses, and a stream nobody knows is refused", async () => {
  const { client } = await admin.worker("content");
  const { create, publish } = hand(client);
  const strip = (streamId: string) =>
    create(pageDraft({ blocks: [block("products", "title", "Beliebt", { streamId })] }));
  const refused = await strip(id.unknownId);
  expect(refused.faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /blocks/0/streamId"]);
  const made = (await publish((await strip(id.stream("topsellers"))).body)).body;
  const { body } = await shop.api.post<LandingPage>(`/landing-page/${made.id}`);
  const [slot] = body.cmsPage?.sections?.flatMap(({ blocks }) => blocks).flatMap(({ slots }) => slots) ?? [];
  expect(slot?.data).toMatchObject({
    streamId: id.stream("topsellers"),
    products: expect.arrayContaining([expect.objectContaining({ markAsTopseller: true })]),
  });
});

it("markup is cleaned when it is saved", async () => {
  const { client } = await admin.worker("content");
  const hostile = '<p onclick="x()">Gut</p><script>alert(1)</script><a href="javascript:x()">da</a>';
  const made = (await hand(client).create(pageDraft({ blocks: [block("text", "html", hostile)] }))).body;
  expect(made.blocks[0]?.texts[0]?.html).toBe("<p>Gut</p><a>da</a>");
});

it("whoever saves over another's change is told, and an old version comes back as a new one", async () => {
  const { client } = await admin.worker("content");
  const { create, save } = hand(client);
  const first = (await create(pageDraft())).body;
  const second = (await save(first, { ...first, blocks: [block("text", "html", "<p>Zwei</p>")] })).body;
  const late = await save(first, first);
  expect(late.faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  expect(late.errors[0]?.meta?.parameters?.["current"]).toEqual(second);
  const restore = (number: number) =>
    client.ask<ContentPageSheet>("restoreContentVersion", {
      params: { id: first.id },
      input: { number, version: second.version },
    });
  expect((await restore(9)).faults).toEqual(["404 FRAMEWORK__ENTITY_NOT_FOUND"]);
  expect((await restore(1)).body).toMatchObject({ number: 3, blocks: first.blocks });
  const { items } = (
    await client.ask<ListPage<ContentVersion>>("listContentVersions", { params: { id: first.id } })
  ).body;
  expect(items.map(({ number, restoredFrom, staff }) => [number, restoredFrom, staff])).toEqual([
    [3, 1, expect.any(String)],
    [2, null, expect.any(String)],
    [1, null, expect.any(String)],
  ]);
});

it.each([
  [{ path: "photovoltaik" }, "409 ADMIN__PATH_TAKEN"],
  [{ path: "checkout" }, "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /texts/0/path"],
  [{ path: "Große Wochen" }, "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /texts"],
  [
    { blocks: [block("teasers", "title", "", { productNumbers: ["GIBT-ES-NICHT"] })] },
    "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /blocks/0/productNumbers",
  ],
  [
    { blocks: [block("picture", "title", "", { mediaId: "0".repeat(31) + "1" })] },
    "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /blocks/0/mediaId",
  ],
])("%j is refused", async (more, fault) => {
  const { client } = await admin.worker("content");
  expect((await hand(client).create(pageDraft(more))).faults).toEqual([fault]);
});

it("a page that is not whole stays a draft, and two drafts cannot have one address", async () => {
  const { client } = await admin.worker("content");
  const { create, publish } = hand(client);
  const path = `eine-${word()}`;
  const { body } = await create(pageDraft({ path, blocks: [block("picture", "title", "")] }));
  expect(body.problems.map(({ code }) => code)).toEqual(["NO_PICTURE"]);
  expect((await publish(body)).faults).toEqual(["409 ADMIN__NOT_PUBLISHABLE"]);
  expect((await create(pageDraft({ path }))).faults).toEqual(["409 ADMIN__PATH_TAKEN"]);
});

it("the list shows states, languages, and pages of the catalogue's files", async () => {
  const { client } = await admin.worker("read-only");
  const { create } = hand((await admin.worker("content")).client);
  const path = `liste-${word()}`;
  await create(pageDraft({ path, blocks: [block("text", "html", "<p>x</p>")] }));
  const list = async (input: Record<string, unknown>) =>
    (await client.ask<ListPage<ContentPageHead>>("listContentPages", { input })).body.items;
  expect(await list({ search: path, filter: { state: "draft" } })).toMatchObject([
    { path, state: "draft", completeLocales: ["de-DE", "en-GB", "pl-PL"], isOfFiles: false },
  ]);
  expect(await list({ search: path, filter: { state: "published" } })).toEqual([]);
  expect((await list({})).filter(({ isOfFiles }) => isOfFiles).length).toBeGreaterThan(0);
});
