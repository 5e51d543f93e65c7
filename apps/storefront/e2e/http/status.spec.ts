import { expect, test } from "@playwright/test";

const plain = { maxRedirects: 0 };

for (const [path, lang] of [
  ["/", "de-DE"],
  ["/en-GB", "en-GB"],
  ["/pl-PL", "pl-PL"],
  ["/waermepumpen", "de-DE"],
  ["/en-GB/heat-pumps", "en-GB"],
  ["/pl-PL/pompy-ciepla", "pl-PL"],
  ["/kontakt", "de-DE"],
] as const) {
  test(`${path} answers 200 in ${lang} [3, 14, 17]`, async ({ request }) => {
    const response = await request.get(path, plain);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<html lang="${lang}"`);
  });
}

for (const [path, location] of [
  ["/kontakt/", "/kontakt"],
  ["/en-GB/", "/en-GB"],
  ["/kontakt/?a=1&b=2", "/kontakt?a=1&b=2"],
  ["/heizung/waermepumpen", "/waermepumpen"],
  ["/heizung/waermepumpen?p=2&utm_source=mail", "/waermepumpen?p=2&utm_source=mail"],
  ["/en-GB/waermepumpen", "/en-GB/heat-pumps"],
  ["//evil.example/", "/evil.example"],
  ["/%5Cevil.example/", "/%5Cevil.example"],
] as const) {
  test(`${path} moves to ${location} for good [15, 40]`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`, plain);
    expect([response.status(), response.headers()["location"]]).toEqual([301, location]);
    expect((await request.get(`${baseURL}${location}`, plain)).status()).not.toBe(301);
  });
}

for (const path of [
  "/gibt-es-nicht",
  "/fr-FR",
  "/fr-FR/kontakt",
  "/de-DE/kontakt",
  `/detail/${"0".repeat(32)}`,
]) {
  test(`${path} answers 404 and says which path [46]`, async ({ request }) => {
    const response = await request.get(`${path}?x=1`, plain);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`Page not found: ${path}<`);
    expect(response.headers()["cache-control"]).toBe("no-store");
  });
}

test("an address nobody can read answers 400, one too long 414 [228]", async ({ request }) => {
  expect((await request.get("/%E0%A4%A", plain)).status()).toBe(400);
  const long = await request.get(`/${"a".repeat(2083)}`, plain);
  expect(long.status()).toBe(414);
  expect(await long.text()).toContain("URL Input too long");
});

test("a technical path moves to the SEO path [35]", async ({ request }) => {
  const keys = (await request.get("/waermepumpen", plain)).headers()["surrogate-key"] ?? "";
  const [, id] = /category:([0-9a-f]{32})/.exec(keys) ?? [];
  const response = await request.get(`/navigation/${id}`, plain);
  expect([response.status(), response.headers()["location"]]).toEqual([301, "/waermepumpen"]);
});
