import { ErrorEnvelopeSchema, schemaProblems } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const headers = { "sw-access-key": id.accessKey, "content-type": "application/json" };
const post = (path: string, body: string, more: Record<string, string> = {}) =>
  fetch(`${shop.origin}/store-api${path}`, { method: "POST", headers: { ...headers, ...more }, body });

async function refusal(response: Response): Promise<string> {
  const body = (await response.json()) as { errors: { status: string; code: string }[] };
  expect(schemaProblems(ErrorEnvelopeSchema, body)).toEqual([]);
  const [first] = body.errors;
  expect(first?.status).toBe(String(response.status));
  return `${first?.status} ${first?.code}`;
}

it.each([
  ["GET", "/nothing-here"],
  ["POST", "/product/a/b/c"],
  ["DELETE", "/context"],
  ["PUT", "/product"],
  ["POST", "/context"],
  ["POST", "/account/login/imitate-customer"],
])("answers 404 in the envelope to %s %s", async (method, path) => {
  expect(await refusal(await fetch(`${shop.origin}/store-api${path}`, { method, headers }))).toBe("404 0");
});

it.each(["{", "{'a':1}", "undefined", '{"a":1', "\u0000", "[1,"])(
  "answers 400 to the broken JSON %j",
  async (body) => {
    expect(await refusal(await post("/country", body))).toBe("400 FRAMEWORK__INVALID_REQUEST_PARAMETER");
  },
);

it.each(["[1]", "1", '"text"', "true"])("answers 400 to a body that is no object: %s", async (body) => {
  expect(await refusal(await post("/country", body))).toBe("400 FRAMEWORK__INVALID_REQUEST_PARAMETER");
});

it.each(["", "  ", "{}", "[]", "null"])("takes the body %j for no criteria", async (body) => {
  expect((await post("/country", body)).status).toBe(200);
});

it("takes a request without a body and without a content type", async () => {
  const url = `${shop.origin}/store-api/country`;
  expect((await fetch(url, { method: "POST", headers: { "sw-access-key": id.accessKey } })).status).toBe(200);
});

it("answers 413 to a body that is too large", async () => {
  const body = JSON.stringify({ term: "x".repeat(300_000) });
  expect(await refusal(await post("/country", body))).toBe("413 0");
});

it("answers 415 to a body that is not JSON [240]", async () => {
  const response = await post("/country", "a=b", { "content-type": "application/x-www-form-urlencoded" });
  expect(await refusal(response)).toBe("415 0");
});

it.each(["/product/%", "/product/%zz", "/navigation/%00/main-navigation", `/product/${"a".repeat(500)}`])(
  "answers an address that cannot be read with an envelope: %s",
  async (path) => {
    expect(await refusal(await post(path, "{}"))).toMatch(/^4\d\d /);
  },
);

it("lets browsers of any origin in", async () => {
  const response = await fetch(`${shop.origin}/store-api/product`, {
    method: "OPTIONS",
    headers: {
      origin: "https://elsewhere.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "sw-access-key, sw-context-token, content-type",
    },
  });
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const allowed = response.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
  for (const name of [
    "sw-access-key",
    "sw-context-token",
    "sw-language-id",
    "sw-include-seo-urls",
    "content-type",
    "authorization",
  ])
    expect(allowed).toContain(name);
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"])
    expect(response.headers.get("access-control-allow-methods")).toContain(method);
});

it("lets browsers read the token, on success and on refusal", async () => {
  for (const path of ["/country", `/product/${id.unknownId}`]) {
    const answer = await post(path, "{}", { origin: "https://elsewhere.example" });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-expose-headers")).toContain("sw-context-token");
  }
});

it("never lets a shared cache keep an answer that carries a token", async () => {
  expect((await post("/country", "{}")).headers.get("cache-control")).toBe("private, no-cache");
  expect((await post(`/product/${id.unknownId}`, "{}")).headers.get("cache-control")).toBe("no-store");
});

it("names each request, by the caller's id if there is one", async () => {
  expect((await post("/country", "{}")).headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect((await post("/country", "{}", { "x-request-id": "mine-1" })).headers.get("x-request-id")).toBe(
    "mine-1",
  );
});

it("tells whoever runs it that it lives, and is ready", async () => {
  const probe = async (path: string) => {
    const response = await fetch(shop.origin + path);
    return [response.status, await response.text()] as const;
  };
  expect(await probe("/health")).toEqual([200, '{"status":"ok"}']);
  expect((await probe("/ready"))[1]).toContain('"database":true');
});
