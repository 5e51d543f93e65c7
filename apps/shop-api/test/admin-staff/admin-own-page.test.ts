import { expect, it } from "vitest";
import { OFFICE } from "../harness/admin/admin-client.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);

/* The cookie goes along with everything here: only where the request comes from differs. */
it.each<[string, Record<string, string | undefined>, number]>([
  ["the back office's own page", {}, 204],
  ["the same, as browsers say it", { "sec-fetch-site": "same-origin" }, 204],
  ["a browser that says only that", { origin: undefined, "sec-fetch-site": "same-origin" }, 204],
  ["another site", { origin: "https://evil.example" }, 403],
  ["another site, as browsers say it", { origin: undefined, "sec-fetch-site": "cross-site" }, 403],
  ["another host of the same site", { "sec-fetch-site": "same-site" }, 403],
  ["a page without an origin", { origin: "null" }, 403],
  ["another port", { origin: "http://localhost:3000" }, 403],
  ["a host that looks like it", { origin: `${OFFICE}.evil.example` }, 403],
  ["a form, which cannot set headers", { "x-hearth-admin": undefined }, 403],
  ["nothing that says so", { origin: undefined }, 403],
])("%s is answered", async (_who, headers, status) => {
  const { client } = await admin.worker("owner");
  expect((await client.ask("endOtherSessions", { headers })).status).toBe(status);
});

it.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
])("a body that calls itself %s is not read", async (type) => {
  const { client, id } = await admin.worker("owner");
  const answer = await fetch(`${admin.origin}/admin-api/own/session/end-others`, {
    method: "POST",
    headers: {
      cookie: `hearth-staff=${client.token}`,
      origin: OFFICE,
      "x-hearth-admin": "1",
      "content-type": type,
    },
    body: "{}",
  });
  expect(answer.status).toBe(415);
  expect(await shop.sql`select from staff_audit where staff_id = ${id}`).toHaveLength(0);
});

it("reads are for the own page too, and no other origin is told that it may", async () => {
  const { client } = await admin.worker("owner");
  expect((await client.ask("listReviews", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  expect((await client.ask("listReviews", { headers: { origin: "https://evil.example" } })).status).toBe(403);
  expect((await client.ask("listReviews", { headers: { "sec-fetch-site": "none" } })).status).toBe(200);
  const preflight = await fetch(`${admin.origin}/admin-api/session`, {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  expect(preflight.status).toBe(404);
});

it("over https the cookie is bound to its host", async () => {
  const { config } = shop.services;
  const app = (await import("../../src/http/admin-server.ts")).createAdminServer({
    ...shop.services,
    config: { ...config, admin: { ...config.admin, origin: "https://office.shop.example" } },
  });
  const ada = await admin.hire("owner");
  const answer = await app.inject({
    method: "POST",
    url: "/admin-api/session",
    headers: { origin: "https://office.shop.example", "x-hearth-admin": "1" },
    payload: { email: ada.email, password: "Ofenrohr und Kessel 7" },
  });
  expect(answer.headers["set-cookie"]).toMatch(
    /^__Host-hearth-staff=\w{32}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
  await app.close();
});

it("the site search hands over its lifts with its key, which opens nothing else [345]", async () => {
  const key = shop.services.config.serviceKey[0] ?? "";
  const ask = async (method: string, path: string, headers: Record<string, string>) =>
    (await fetch(admin.origin + path, { method, headers })).status;
  expect(await ask("PUT", "/search-lifts", { "x-hearth-service-key": key })).toBe(400);
  expect(await ask("PUT", "/search-lifts", {})).toBe(401);
  expect(await ask("GET", "/admin-api/review", { "x-hearth-service-key": key })).toBe(401);
  const { client } = await admin.worker("owner");
  expect(await ask("PUT", "/search-lifts", { cookie: `hearth-staff=${client.token}` })).toBe(401);
});

it("is no part of the shop's own port", async () => {
  const { client } = await admin.worker("owner");
  const headers = { cookie: `hearth-staff=${client.token}` };
  expect((await fetch(`${shop.origin}/admin-api/review`, { headers })).status).toBe(404);
  expect((await fetch(`${shop.origin}/search-lifts`, { method: "PUT" })).status).toBe(404);
});
