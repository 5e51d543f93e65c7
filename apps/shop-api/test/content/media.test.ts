import type { Media } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop({ env: { MEDIA_URL: "http://media.example" } });

it("lists media by id, in the order asked, unknown ones left out", async () => {
  const ids = [id.media("module.svg"), id.unknownId, id.media("heat-pump.svg")];
  const { body } = await shop.api.post<Media[]>("/media", { ids });
  expect(body.map((media) => media.id)).toEqual([ids[0], ids[2]]);
  expect(body[1]).toMatchObject({
    alt: "Eine Wärmepumpe",
    mimeType: "image/svg+xml",
    metaData: { width: 300, height: 200 },
  });
});

it("puts the public origin in front of every address", async () => {
  const { body } = await shop.api.post<Media[]>("/media", { ids: [id.media("module.svg")] });
  expect(body[0]?.url).toMatch(/^http:\/\/media\.example\/media\//);
  expect(body[0]?.thumbnails?.map((thumbnail) => thumbnail.width)).toContain(320);
  for (const { url } of body[0]?.thumbnails ?? [])
    expect(url).toMatch(/^http:\/\/media\.example\/media\/.+\.webp$/);
});

it("does not tell about private files", async () => {
  const [secret] = await shop.sql<{ id: string }[]>`select id from media where private`;
  expect((await shop.api.post<Media[]>("/media", { ids: [secret?.id] })).body).toEqual([]);
});

it("serves the files themselves, for ever and harmless", async () => {
  const { body } = await shop.api.post<Media[]>("/media", { ids: [id.media("module.svg")] });
  const file = await fetch(shop.origin + new URL(body[0]?.url ?? "").pathname);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(file.headers.get("content-security-policy")).toContain("sandbox");
  expect(await file.text()).toContain("<svg");
});

it.each(["nothing.svg", "..%2f..%2fpackage.json", "%2e%2e%2fsecret.pdf", ".hidden.svg", "a.exe"])(
  "has no file %s",
  async (name) => {
    expect((await fetch(`${shop.origin}/media/${name}`)).status).toBe(404);
  },
);

it("never hands out goods for download", async () => {
  const [secret] = await shop.sql<{ path: string }[]>`select path from media where private`;
  expect((await fetch(shop.origin + secret?.path)).status).toBe(404);
});
