import { expect, it } from "vitest";
import { readForm } from "./read-form.ts";

const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request("http://shop.example/", { method: "POST", body, ...(headers ? { headers } : {}) });

it("reads a form as browsers and scripts send it", async () => {
  const fields = new FormData();
  fields.append("code", "ä");
  for (const body of [fields, new URLSearchParams({ code: "ä" })]) {
    expect((await readForm(post(body)))?.get("code")).toBe("ä");
  }
});

it.each([
  ["too large", post(new URLSearchParams({ code: "a".repeat(70_000) }))],
  ["no form", post("{}", { "content-type": "application/json" })],
  ["without a body", new Request("http://shop.example/", { method: "POST" })],
])("refuses what is %s", async (_what, request) => {
  expect(await readForm(request)).toBeNull();
});
