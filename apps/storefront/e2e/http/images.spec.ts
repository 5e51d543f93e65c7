import { expect, test } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";

const plain = { maxRedirects: 0 };
const modern = { ...plain, headers: { accept: "image/avif,image/webp,*/*;q=0.8" } };
const anyImage = /\/image\/\d+\/media\/[^\s"?,]+/g;

async function imagesOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path, plain)).text();
  return [...new Set(html.match(anyImage))];
}

for (const path of ["/", "/waermepumpen"]) {
  test(`every version of every picture ${path} names is made`, async ({ request }) => {
    const images = await imagesOf(request, path);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) {
      const answer = await request.get(image, { ...plain, headers: { accept: "image/webp" } });
      expect([image, answer.status(), answer.headers()["content-type"]]).toEqual([image, 200, "image/webp"]);
    }
  });
}

test("the first row is loaded at once, the rest when it comes into view; every place is kept free", async ({
  request,
}) => {
  const html = await (await request.get("/waermepumpen", plain)).text();
  const cards = html.slice(html.indexOf("<article"));
  const pictures = [...cards.matchAll(/<img [^>]*\/image\/[^>]*>/g)].map(([tag]) => tag);
  expect(pictures[0]).toMatch(/loading="eager"/);
  expect(pictures[0]).toMatch(/fetchpriority="high"/i);
  expect(pictures.at(-1)).toMatch(/loading="lazy"/);
  for (const tag of pictures) {
    expect(tag).toMatch(/ width="\d+" height="\d+"/);
    expect(tag).toMatch(/srcset="[^"]+" sizes="[^"]+"/i);
    expect(tag).toMatch(/decoding="async"/);
  }
});

for (const [accept, type] of [
  ["image/avif,image/webp,*/*", "image/avif"],
  ["image/webp,*/*", "image/webp"],
  ["*/*", "image/jpeg"],
] as const) {
  test(`a program that accepts ${accept} gets ${type}, for ever`, async ({ request }) => {
    const [image = ""] = await imagesOf(request, "/waermepumpen");
    const ask = () => request.get(image, { ...plain, headers: { accept } });
    // The first who ask get what the import made; AVIF is made meanwhile.
    await expect.poll(async () => (await ask()).headers()["content-type"]).toBe(type);
    const answer = await ask();
    expect(answer.headers()).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
      vary: "accept",
    });
    expect(answer.headers()["set-cookie"]).toBeUndefined();
    const again = await request.get(image, {
      ...plain,
      headers: { accept, "if-none-match": answer.headers()["etag"] ?? "" },
    });
    expect(again.status()).toBe(304);
  });
}

test("a modern format is clearly smaller than the plain one", async ({ request }) => {
  const image = (await imagesOf(request, "/waermepumpen")).find((path) => path.startsWith("/image/640/"));
  const sizes = [];
  for (const accept of ["image/avif", "*/*"])
    sizes.push((await (await request.get(image ?? "", { ...plain, headers: { accept } })).body()).length);
  expect(sizes[0]).toBeLessThan((sizes[1] ?? 0) * 0.7);
});

test("only listed widths of the shop's own pictures are made", async ({ request }) => {
  const [image = ""] = await imagesOf(request, "/waermepumpen");
  const source = image.replace(/^\/image\/\d+/, "");
  for (const refused of [
    `/image/641${source}`,
    `/image/99999${source}`,
    `/image/640${source}?url=http://evil.example/a.png`,
    "/image/640/media/gone.png",
    "/image/640/media/..%2Fstore-api%2Fcontext.png",
    "/image/640/media/%2e%2e%2fhealth.png",
    "/image/640/http://evil.example/a.png",
    "/image/640//evil.example/media/a.png",
    "/image/640/store-api/product",
  ]) {
    const answer = await request.get(refused, modern);
    expect([refused, answer.status(), answer.headers()["cache-control"]]).toEqual([refused, 404, "no-store"]);
  }
  expect((await request.post(`/image/640${source}`, plain)).status()).toBe(405);
});
