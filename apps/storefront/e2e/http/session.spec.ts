import { expect, request as requests, test } from "@playwright/test";

test("a visitor gets one token, in a cookie no script can read, for a year [241]", async ({ request }) => {
  const first = await request.get("/session");
  expect(first.status()).toBe(200);
  expect(first.headers()["cache-control"]).toBe("no-store");
  const cookie = first.headers()["set-cookie"] ?? "";
  expect(cookie).toMatch(/hearth-context=[A-Za-z0-9]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/);
  expect(await first.text()).not.toMatch(/[A-Za-z0-9]{32}/);
  const second = await request.get("/session");
  expect(second.headers()["set-cookie"]).toBeUndefined();
});

test("two visitors of one server never meet, over 200 mixed requests", async ({ baseURL }) => {
  const visitors = await Promise.all([requests.newContext({ baseURL }), requests.newContext({ baseURL })]);
  const tokens = await Promise.all(
    visitors.map(async (visitor) => {
      await visitor.get("/session");
      return (await visitor.storageState()).cookies.find(({ name }) => name.endsWith("hearth-context"))
        ?.value;
    }),
  );
  expect(tokens[0]).not.toBe(tokens[1]);

  const paths = ["/session", "/", "/waermepumpen", "/session", "/pl-PL/pompy-ciepla"];
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const response = await visitors[index % 2]?.get(paths[index % paths.length] ?? "/");
      expect(response?.headers()["set-cookie"]).toBeUndefined();
      const body = (await response?.text()) ?? "";
      expect(tokens.some((token) => token && body.includes(token))).toBe(false);
    }),
  );

  const after = await Promise.all(visitors.map(async (visitor) => (await visitor.storageState()).cookies));
  expect(after.map((cookies) => cookies.find(({ name }) => name.endsWith("hearth-context"))?.value)).toEqual(
    tokens,
  );
});
