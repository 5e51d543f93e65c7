import type { ListPage, MediaHead, MediaSheet, ProductSheet } from "@hearth/admin-contract";
import type { ProductDetail } from "@hearth/contract";
import { access } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, inject, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { word } from "../harness/admin/admin-world.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { SEEN_WITHIN_MS } from "../harness/seen-within.ts";
import { completeReferences, versionOf } from "../harness/content/given-product.ts";
import { madePicture } from "../harness/content/made-picture.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const mediaDir = inject("shopMediaDir");
const shop = testShop({ prepare: completeReferences });
const admin = testAdmin(shop);
testWorker(shop, { MEDIA_DIR: mediaDir });

const words = [
  { locale: "de-DE", text: "Pumpe von vorn" },
  { locale: "en-GB", text: "Pump from the front" },
  { locale: "pl-PL", text: "Pompa z przodu" },
];
const upload = async (client: AdminClient, fileName = "Pumpe Größe 8.png", file?: Uint8Array<ArrayBuffer>) =>
  (await client.ask<MediaSheet>("uploadMedia", { input: { fileName }, file: file ?? (await madePicture()) }))
    .body;
const describePicture = (client: AdminClient, { id: mediaId, version }: MediaSheet, more: object = {}) =>
  client.ask<MediaSheet>("changeMedia", {
    params: { id: mediaId },
    input: { version, alt: words, ...more },
  });
const showOn = async (client: AdminClient, productId: string, mediaIds: string[]) =>
  client.ask<ProductSheet>("changeProductPictures", {
    params: { id: productId },
    input: { version: await versionOf(shop.sql, productId), mediaIds },
  });
const fileOf = (path: string) => join(mediaDir, basename(path));

it("an upload becomes a product's cover, and the shop shows it with its words and focus", async () => {
  const { client } = await admin.worker("catalogue");
  const picture = await upload(client);
  expect(picture).toMatchObject({ mimeType: "image/png", width: 800, height: 600, uses: 0, places: [] });
  expect(picture.path).toMatch(/^\/media\/pumpe-groesse-8-[0-9a-f]{12}\.png$/);
  const valve = id.product("valve");
  const before = (await client.ask<ProductSheet>("readProduct", { params: { id: valve } })).body;
  const others = before.pictures.map(({ mediaId }) => mediaId);
  const refused = await showOn(client, valve, [picture.id, ...others]);
  expect(refused.faults).toEqual(["409 ADMIN__NOT_PUBLISHABLE"]);
  expect(refused.errors[0]?.meta?.parameters?.["reasons"]).toMatchObject([
    { rule: "picture", field: "pictures.0", languages: ["de", "en", "pl"] },
  ]);

  expect((await describePicture(client, picture, { focus: { x: 20, y: 80 } })).body.alt).toHaveLength(3);
  expect((await showOn(client, valve, [picture.id, ...others])).status).toBe(200);
  await eventually(async () => {
    const { product } = (await shop.api.post<ProductDetail>(`/product/${valve}`)).body;
    expect(product.cover?.media).toMatchObject({
      path: picture.path.slice(1),
      alt: "Pumpe von vorn",
      extensions: { focus: { x: 20, y: 80 } },
    });
    expect(product.cover?.media.thumbnails?.map(({ width }) => width)).toEqual([160, 320, 480, 640]);
  }, SEEN_WITHIN_MS);
  for (const path of [picture.path, picture.path.replace(".png", "-320.webp")])
    expect((await fetch(shop.origin + path)).status).toBe(200);

  const shown = (await client.ask<MediaSheet>("readMedia", { params: { id: picture.id } })).body;
  expect(shown).toMatchObject({ uses: 1, places: [{ kind: "product", id: valve }] });
  const remove = await client.ask("removeMedia", {
    params: { id: picture.id },
    input: { version: shown.version },
  });
  expect(remove.faults).toEqual(["409 ADMIN__MEDIA_IN_USE"]);
  // What is sold keeps its words.
  const silent = await describePicture(client, shown, { alt: words.slice(1) });
  expect(silent.faults).toEqual(["409 ADMIN__NOT_PUBLISHABLE"]);
  expect((await describePicture(client, shown, { alt: words })).body.version).toBe(shown.version + 1);
  const again = await describePicture(client, shown);
  expect(again.faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
});

it("the same picture twice is one, whatever it is called", async () => {
  const { client } = await admin.worker("content");
  const file = await madePicture();
  const [first, second] = await Promise.all([
    upload(client, "eins.png", file),
    upload(client, "zwei.png", file),
  ]);
  expect(second?.id).toBe(first?.id);
  expect(await shop.sql`select from media where path = ${first?.path ?? ""}`).toHaveLength(1);
});

it("the library is searched by name and words, and narrowed by use and missing words", async () => {
  const { client } = await admin.worker("content");
  const name = word();
  const lonely = await upload(client, `${name}.png`);
  const saying = `Bild ${word()}`;
  const described = await upload(client);
  void (
    await describePicture(client, described, {
      alt: [{ locale: "pl-PL", text: saying }],
    })
  ).body;
  const found = async (input: object) =>
    (await client.ask<ListPage<MediaHead>>("listMedia", { input: { ...input } })).body.items.map(
      (item) => item.id,
    );
  expect(await found({ search: name })).toEqual([lonely.id]);
  expect(await found({ search: saying })).toEqual([described.id]);
  expect(await found({ search: saying, filter: { altMissing: "pl-PL" } })).toEqual([]);
  expect(await found({ search: saying, filter: { altMissing: "de-DE" } })).toEqual([described.id]);
  expect(await found({ search: name, filter: { use: "used" } })).toEqual([]);
  expect(await found({ search: "heat-pump", filter: { use: "used" } })).toEqual([id.media("heat-pump.svg")]);
  expect((await found({ filter: { use: "unused" } })).includes(lonely.id)).toBe(true);
});

it("a picture that nothing shows is removed with its files, unless it comes back", async () => {
  const { client } = await admin.worker("content");
  const file = await madePicture();
  const picture = await upload(client, "gone.png", file);
  const remove = () =>
    client.ask("removeMedia", { params: { id: picture.id }, input: { version: picture.version } });
  expect((await remove()).status).toBe(204);
  await eventually(async () => {
    await expect(access(fileOf(picture.path))).rejects.toThrow("ENOENT");
    await expect(access(fileOf(picture.path.replace(".png", "-160.webp")))).rejects.toThrow("ENOENT");
  }, 10_000);
  expect((await remove()).faults).toEqual(["404 FRAMEWORK__ENTITY_NOT_FOUND"]);
  const back = await upload(client, "gone.png", file);
  expect([back.id === picture.id, back.path]).toEqual([false, picture.path]);
  await access(fileOf(back.path));
});

it("what ends between file and row leaves no picture, and the next try makes it whole", async () => {
  const { client } = await admin.worker("content");
  const file = await madePicture();
  const name = word();
  await shop.sql`create function die() returns trigger language plpgsql as $$
    begin raise 'the row is not written'; end $$`;
  await shop.sql`create trigger dies before insert on media for each row execute function die()`;
  const died = await client
    .ask("uploadMedia", { input: { fileName: `${name}.png` }, file })
    .catch((error: unknown) => error);
  await shop.sql`drop trigger dies on media`;
  expect((died as Error).message).toContain("→ 500");
  expect(await shop.sql`select from media where file_name like ${`${name}%`}`).toHaveLength(0);
  const picture = await upload(client, `${name}.png`, file);
  await access(fileOf(picture.path));
});
