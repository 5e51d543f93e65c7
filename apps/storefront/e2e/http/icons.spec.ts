import { expect, test } from "@playwright/test";

test("icons come as a collection, long kept, with the unknown ones named [299]", async ({ request }) => {
  const answer = await request.get("/api/icons/tabler.json?icons=truck,unicorn-of-nobody");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe("public, max-age=604800");
  const body = await answer.json();
  expect(Object.keys(body.icons)).toEqual(["truck"]);
  expect(body.not_found).toEqual(["unicorn-of-nobody"]);
});

for (const path of ["/api/icons/nobody.json?icons=a", "/api/icons/..%2Ftabler.json?icons=a", "/api/icons/"]) {
  test(`${path} answers 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
