import { expect, test } from "@playwright/test";

const plain = { maxRedirects: 0 };

test("the second request of a page comes from the cache, whatever the campaign", async ({ request }) => {
  await request.get("/waermepumpen?utm_source=one", plain);
  const second = await request.get("/waermepumpen?utm_source=two", {
    ...plain,
    headers: { cookie: "any=thing" },
  });
  expect(second.headers()["x-cache"]).toBe("hit");
  expect(second.headers()["cache-control"]).toMatch(
    /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
  );
  expect(second.headers()["surrogate-key"]).toMatch(
    /\bmenu\b.* category:[0-9a-f]{32} .*product:[0-9a-f]{32}/,
  );
});

test("a page the visitor already has is not sent again", async ({ request }) => {
  const first = await request.get("/waermepumpen", plain);
  const again = await request.get("/waermepumpen", {
    ...plain,
    headers: { "if-none-match": first.headers()["etag"] ?? "" },
  });
  expect(again.status()).toBe(304);
});

for (const path of ["/", "/en-GB/heat-pumps", "/kontakt", "/gibt-es-nicht"]) {
  test(`${path} sets no cookie and carries a policy with a nonce`, async ({ request }) => {
    const response = await request.get(path, plain);
    const headers = response.headers();
    expect(headers["set-cookie"]).toBeUndefined();
    const policy = headers["content-security-policy"] ?? "";
    const [, nonce = ""] = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy) ?? [];
    expect(nonce.length).toBeGreaterThan(20);
    expect(policy).not.toContain("unsafe-inline");
    expect(await response.text()).toContain(`nonce="${nonce}"`);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
}

test("files of the build never change and are compressed", async ({ request }) => {
  const html = await (await request.get("/", plain)).text();
  const [styles = ""] = /\/assets\/[^"]+\.css/.exec(html) ?? [];
  const response = await request.get(styles, { headers: { "accept-encoding": "br" } });
  expect(response.headers()["cache-control"]).toContain("immutable");
  expect(response.headers()["content-encoding"]).toBe("br");
});

for (const path of ["/menu.json", "/pl-PL/menu.json"]) {
  test(`${path} is the same for everybody, kept like a page and in no search engine`, async ({ request }) => {
    await request.get(path, plain);
    const second = await request.get(path, { ...plain, headers: { cookie: "any=thing" } });
    expect(second.status()).toBe(200);
    expect(second.headers()["content-type"]).toContain("application/json");
    expect(second.headers()["x-cache"]).toBe("hit");
    expect(second.headers()["set-cookie"]).toBeUndefined();
    expect(second.headers()["surrogate-key"]?.split(" ")).toEqual(
      expect.arrayContaining(["menu", "content"]),
    );
    expect(second.headers()["x-robots-tag"]).toContain("noindex");
    const { main, information } = await second.json();
    expect(main.length).toBeGreaterThan(3);
    expect(information.length).toBeGreaterThan(1);
  });
}
