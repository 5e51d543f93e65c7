import type { MediaSheet } from "@hearth/admin-contract";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { expect, inject, it } from "vitest";
import { madePicture } from "../harness/content/made-picture.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);

const send = async (file: Uint8Array<ArrayBuffer>, type = "image/jpeg", fileName = "photo.jpg") => {
  const { client } = await admin.worker("content");
  const headers = { "content-type": type };
  return client.ask<MediaSheet>("uploadMedia", { input: { fileName }, file, headers });
};
const keptFile = async ({ path }: MediaSheet) => readFile(join(inject("shopMediaDir"), basename(path)));
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** A few bytes that say they are a square of so many pixels. */
async function bomb(side: number): Promise<Uint8Array<ArrayBuffer>> {
  const png = Buffer.from(await madePicture({ width: 8, height: 8 }));
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return new Uint8Array(png);
}

it.each([
  ["JPEG", "image/jpeg", (each: Sharp) => each.jpeg(), "image/jpeg"],
  ["PNG", "image/png", (each: Sharp) => each.png(), "image/png"],
  ["WebP", "image/webp", (each: Sharp) => each.webp(), "image/webp"],
  ["AVIF, kept as WebP", "image/avif", (each: Sharp) => each.avif({ effort: 0 }), "image/webp"],
  ["PNG that calls itself JPEG", "image/jpeg", (each: Sharp) => each.png(), "image/png"],
] as const)("takes %s", async (_kind, type, as, kept) => {
  const { body } = await send(await madePicture({ as }), type);
  expect(body).toMatchObject({ mimeType: kept, width: 800, height: 600 });
  expect((await sharp(await keptFile(body)).metadata()).format).toBe(kept.slice("image/".length));
});

it("keeps a photo upright, small enough, and without place, camera and whatever was hidden behind it", async () => {
  const exif = { IFD0: { Make: "Kamera" }, IFD3: { GPSLatitude: "54/1 28/1 0/1", GPSLatitudeRef: "N" } };
  const photo = await madePicture({
    width: 4000,
    height: 3000,
    as: (each) => each.withExif(exif).withMetadata({ orientation: 6 }).jpeg(),
  });
  expect(Buffer.from(photo).includes("Kamera")).toBe(true);
  const page = bytesOf("<script>alert(document.domain)</script>PK\u0003\u0004");
  const { body } = await send(new Uint8Array([...photo, ...page]));
  const kept = await keptFile(body);
  const { exif: left, orientation, width, height } = await sharp(kept).metadata();
  expect([left, orientation, width, height]).toEqual([undefined, undefined, 1920, 2560]);
  expect([kept.includes("Kamera"), kept.includes("script"), kept.includes("PK")]).toEqual([
    false,
    false,
    false,
  ]);
});

it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, string, string]>([
  ["SVG", async () => bytesOf(svg), "image/svg+xml", "415 ADMIN__FILE_TYPE"],
  ["SVG that calls itself PNG", async () => bytesOf(svg), "image/png", "415 ADMIN__FILE_TYPE"],
  ["GIF", async () => madePicture({ as: (each) => each.gif() }), "image/gif", "415 ADMIN__FILE_TYPE"],
  [
    "TIFF in disguise",
    async () => madePicture({ as: (each) => each.tiff() }),
    "image/png",
    "415 ADMIN__FILE_TYPE",
  ],
  ["a page", async () => bytesOf("<html>"), "text/html", "415 ADMIN__FILE_TYPE"],
  ["JSON", async () => bytesOf("{}"), "application/json", "415 ADMIN__FILE_TYPE"],
  ["nothing", async () => new Uint8Array(0), "image/png", "415 ADMIN__FILE_TYPE"],
  [
    "a script behind a JPEG's first bytes",
    async () => new Uint8Array([255, 216, 255, ...bytesOf("<?php")]),
    "image/jpeg",
    "400 ADMIN__PICTURE_UNREADABLE",
  ],
  [
    "half a file",
    async () => (await madePicture({ as: (each) => each.jpeg() })).slice(0, 900),
    "image/jpeg",
    "400 ADMIN__PICTURE_UNREADABLE",
  ],
  ["a bomb", () => bomb(30_000), "image/png", "400 ADMIN__PICTURE_TOO_MANY_PIXELS"],
  [
    "too many bytes",
    async () => new Uint8Array(20 * 1024 * 1024 + 1),
    "image/png",
    "413 ADMIN__FILE_TOO_LARGE",
  ],
])("refuses %s", async (_what, make, type, fault) => {
  const before = await shop.sql`select from media`;
  expect((await send(await make(), type)).faults).toEqual([fault]);
  expect(await shop.sql`select from media`).toHaveLength(before.length);
});

it("reads no byte of whoever may not upload", async () => {
  const { client } = await admin.worker("marketing");
  const file = new Uint8Array(21 * 1024 * 1024);
  const answer = await client.ask("uploadMedia", { input: { fileName: "a.png" }, file });
  expect(answer.faults).toEqual(["403 ADMIN__NOT_ALLOWED"]);
});

it("names of files reach neither folders nor addresses as they are", async () => {
  const { path } = (await send(await madePicture(), "image/png", "../../Über <b>uns</b>&x=1.php.png")).body;
  expect(path).toMatch(/^\/media\/[a-z0-9-]+-[0-9a-f]{12}\.png$/);
});
