import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAdminServer } from "../src/http/admin/admin-server.ts";
import type { JudgedReview } from "../src/modules/review/index.ts";
import { newMember } from "./harness/account.ts";
import { review } from "./harness/belonging-requests.ts";
import * as id from "./harness/catalogue-ids.ts";
import { testConfig } from "./harness/test-config.ts";
import { testShop } from "./harness/test-shop.ts";

const TOKEN = "a token that only the staff knows";
const shop = testShop();
let origin: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const admin = createAdminServer(shop.services, TOKEN);
  origin = await admin.listen({ host: "127.0.0.1", port: 0 });
  close = () => admin.close();
});
afterAll(() => close());

const ask = (method: string, path: string, authorization: string | undefined = `Bearer ${TOKEN}`) =>
  fetch(origin + path, { method, headers: authorization === undefined ? {} : { authorization } });
const reviews = async (status = "pending") =>
  ((await (await ask("GET", `/admin/reviews?status=${status}`)).json()) as { reviews: JudgedReview[] })
    .reviews;

it("lists reviews, approves and rejects them", async () => {
  const { headers } = await newMember(shop);
  await shop.api.post(`/product/${id.product("valve")}/review`, review(), headers);
  const [waiting] = await reviews();
  expect(waiting).toMatchObject({
    productNumber: "WZ-V-12",
    title: "Heizt gut",
    points: 4,
    state: "pending",
  });
  expect((await ask("POST", `/admin/reviews/${waiting?.id}/approve`)).status).toBe(204);
  expect(await reviews()).toEqual([]);
  expect(await reviews("approved")).toHaveLength(1);
  expect((await ask("POST", `/admin/reviews/${waiting?.id}/reject`)).status).toBe(204);
  expect(await reviews("rejected")).toHaveLength(1);
});

it.each<[string, string, number]>([
  ["GET", "/admin/reviews?status=nonsense", 400],
  ["GET", "/admin/reviews?status[]=pending", 200],
  ["POST", `/admin/reviews/${id.unknownId}/approve`, 404],
  ["POST", "/admin/reviews/nonsense/reject", 404],
  ["POST", `/admin/reviews/${id.unknownId}/delete`, 404],
  ["GET", "/store-api/context", 404],
  ["GET", "/metrics", 404],
])("answers %s %s with %i", async (method, path, status) => {
  expect((await ask(method, path)).status).toBe(status);
});

describe("without the token", () => {
  it.each<[string, string | undefined]>([
    ["none", undefined],
    ["an empty one", "Bearer "],
    ["a wrong one", "Bearer nonsense"],
    ["half of it", `Bearer ${TOKEN.slice(0, -1)}`],
    ["more than it", `Bearer ${TOKEN}x`],
    ["another scheme", `Basic ${TOKEN}`],
  ])("(%s) nothing is told, not even what exists [345]", async (_, authorization) => {
    for (const path of ["/admin/reviews", `/admin/reviews/${id.unknownId}/approve`, "/nowhere"]) {
      const answer = await ask("GET", path, authorization ?? "");
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    }
  });
});

it("the shop's services may hand over their lifts, and do nothing else of what staff may [345]", async () => {
  const headers = { "x-hearth-service-key": shop.services.config.serviceKey[0] ?? "" };
  const status = async (method: string, path: string) =>
    (await fetch(origin + path, { method, headers })).status;
  expect(await status("GET", "/admin/reviews")).toBe(401);
  expect(await status("POST", `/admin/reviews/${id.unknownId}/approve`)).toBe(401);
  // Let in, and told that there was nothing in its hands.
  expect(await status("PUT", "/search-lifts")).toBe(400);
});

describe("the door", () => {
  const config = (env: Record<string, string>) => testConfig("postgres://nowhere", env).admin;

  it("is closed unless there is a token, and opens to this machine only", () => {
    expect(config({})).toBeNull();
    expect(config({ ADMIN_TOKEN: TOKEN })).toEqual({ host: "127.0.0.1", port: 4100, token: TOKEN });
  });

  it("refuses a token that could be guessed", () => {
    expect(() => config({ ADMIN_TOKEN: "secret" })).toThrow("32 characters");
  });
});

it("is no part of the shop's own port", async () => {
  const answer = await fetch(`${shop.origin}/admin/reviews`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(answer.status).toBe(404);
});
