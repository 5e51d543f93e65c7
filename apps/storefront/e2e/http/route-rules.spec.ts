import { expect, test } from "@playwright/test";
import { signInToBackOffice } from "../fixtures/back-office.ts";

const plain = { maxRedirects: 0 };

// Rules of catalog/data/route-rules.yaml.
for (const [path, status, location] of [
  ["/heizung/waermepumpe-kaufen", 301, "/waermepumpen"],
  ["/en-GB/heating/buy-heat-pump", 301, "/en-GB/heat-pumps"],
  ["/pl-PL/ogrzewanie/kup-pompe-ciepla", 301, "/pl-PL/pompy-ciepla"],
  ["/heizung/waermepumpe-kaufen/?p=2&utm_source=mail", 301, "/waermepumpen?p=2&utm_source=mail"],
  ["/shop/kontakt", 301, "/kontakt"],
  ["/en-GB/shop", 301, "/en-GB"],
  ["/pl-PL/sklep/pompy-ciepla", 301, "/pl-PL/pompy-ciepla"],
  ["/suche/W%C3%A4rmepumpe?utm_source=mail", 301, "/search?search=W%C3%A4rmepumpe"],
  ["/anlage-anmelden?a=1", 302, "https://www.marktstammdatenregister.de/"],
  ["/pl-PL/zglos-instalacje", 302, "https://www.marktstammdatenregister.de/"],
  ["/shop//evil.example", 301, "/evil.example"],
  ["/shop/%2Fevil.example", 301, "/%2Fevil.example"],
  ["/shop/%5C%5Cevil.example", 301, "/%5C%5Cevil.example"],
] as const) {
  test(`${path} leads to ${location} [44]`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`, plain);
    expect([response.status(), response.headers()["location"]]).toEqual([status, location]);
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
  });
}

for (const [path, lang] of [
  ["/gewinnspiel-2024", "de-DE"],
  ["/en-GB/raffle-2024", "en-GB"],
  ["/pl-PL/konkurs-2024", "pl-PL"],
] as const) {
  test(`${path} is gone, and says so in ${lang} [44]`, async ({ request }) => {
    const response = await request.get(path, plain);
    expect(response.status()).toBe(410);
    expect(response.headers()["cache-control"]).toBe("no-store");
    const html = await response.text();
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(">410</p>");
  });
}

test("a rule of one language is none in the others [44]", async ({ request }) => {
  expect((await request.get("/pl-PL/gewinnspiel-2024", plain)).status()).toBe(404);
});

test("whoever waited in vain for somebody else's page is told within the shop [45]", async ({ request }) => {
  const response = await request.get("/anlage-anmelden?stay=1", plain);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain("https://www.marktstammdatenregister.de/");
});

async function buildId(request: { get: (path: string) => Promise<{ text: () => Promise<string> }> }) {
  const [, id = ""] = /data-build="([^"]+)"/.exec(await (await request.get("/")).text()) ?? [];
  return id;
}

test("the manifest of the build names rules and pages kept ready, and is kept like a page [296, 297]", async ({
  request,
}) => {
  const id = await buildId(request);
  expect(await (await request.get("/build.json")).json()).toEqual({ id });
  const response = await request.get(`/build/${id}.json`, plain);
  expect(response.status()).toBe(200);
  expect(response.headers()["surrogate-key"]).toContain("route-rules");
  expect(response.headers()["x-robots-tag"]).toContain("noindex");
  const manifest = await response.json();
  expect(manifest.id).toBe(id);
  expect(manifest.rules).toContainEqual(
    expect.objectContaining({ source: "/gewinnspiel-2024", status: 410, target: null, locale: "de-DE" }),
  );
  expect(manifest.prerendered).toEqual(
    expect.arrayContaining(["/", "/waermepumpen", "/en-GB", "/en-GB/heat-pumps", "/pl-PL/pompy-ciepla"]),
  );
  expect((await request.get(`/build/${id}.json`, plain)).headers()["x-cache"]).toBe("hit");
});

test("another build has no manifest here [296]", async ({ request }) => {
  expect((await request.get("/build/another.json", plain)).status()).toBe(404);
});

test("every page kept ready has a payload, kept like the page [298]", async ({ request }) => {
  const { prerendered } = await (await request.get(`/build/${await buildId(request)}.json`)).json();
  for (const path of prerendered as string[]) {
    const payload = await request.get(path === "/" ? "/_root.data" : `${path}.data`, plain);
    expect([path, payload.status()]).toEqual([path, 200]);
    expect(payload.headers()["cache-control"]).toContain("s-maxage=");
    expect(payload.headers()["set-cookie"]).toBeUndefined();
  }
});

test("a page that is kept gives way to a rule as soon as staff save it, and comes back when it ends [44]", async ({
  request,
}) => {
  const { rules, headers } = await signInToBackOffice(request);
  // A page no other test is about.
  const path = "/pl-PL/pompy-ciepla/split";
  const status = async () => (await request.get(path, plain)).status();
  await request.get(path, plain);
  await expect.poll(async () => (await request.get(path, plain)).headers()["x-cache"]).toBe("hit");

  const data = { match: "exact", source: "/pompy-ciepla/split", status: 410, locale: "pl-PL" };
  const saved = await request.post(rules, { headers, data });
  expect(saved.status()).toBe(201);
  const { id, version } = await saved.json();
  try {
    await expect.poll(status).toBe(410);
    const moved = { ...data, target: "/pompy-ciepla", status: 302 };
    const change = await request.put(`${rules}/${id}`, { headers, data: { ...moved, version } });
    expect(change.status()).toBe(200);
    await expect.poll(status).toBe(302);
    const loop = await request.post(rules, {
      headers,
      data: { ...moved, source: "/pompy-ciepla", target: "/pompy-ciepla/split" },
    });
    expect(loop.status()).toBe(409);
  } finally {
    for (const each of [version, version + 1])
      await request.delete(`${rules}/${id}?version=${each}`, { headers });
  }
  await expect.poll(status).toBe(200);
});
