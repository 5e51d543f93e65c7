import { expect, it } from "vitest";
import { readTagManagerConfig } from "./tag-manager-config.server.ts";

it("is none unless its address is named", () => {
  expect(readTagManagerConfig({})).toBeNull();
  expect(readTagManagerConfig({ TAG_MANAGER_URL: "", TAG_MANAGER_HOSTS: "https://hits.example" })).toBeNull();
});

it("knows its script, all whom to name, and where hits may go", () => {
  expect(
    readTagManagerConfig({
      TAG_MANAGER_URL: "https://tags.example/container.js?id=GTM-1",
      TAG_MANAGER_HOSTS: "https://hits.example/collect, https://tags.example",
      TAG_MANAGER_POLICIES: "goog#html other",
    }),
  ).toEqual({
    url: "https://tags.example/container.js?id=GTM-1",
    host: "tags.example, hits.example",
    origins: ["https://tags.example", "https://hits.example"],
    receivers: expect.stringMatching(/^[\da-f]{8}$/),
    policies: ["goog#html", "other"],
  });
});

it("calls the same receivers the same, in whatever order, and others otherwise", () => {
  const receivers = (url: string, hosts = "") =>
    readTagManagerConfig({ TAG_MANAGER_URL: url, TAG_MANAGER_HOSTS: hosts })?.receivers;
  const [a, b] = ["https://a.example", "https://b.example"];
  expect(receivers(`${a}/one.js`, b)).toBe(receivers(`${b}/two.js`, a));
  expect(receivers(a)).not.toBe(receivers(b));
  expect(receivers(a)).not.toBe(receivers(a, b));
});

it.each([
  ["TAG_MANAGER_URL", { TAG_MANAGER_URL: "tags.example" }],
  ["TAG_MANAGER_URL", { TAG_MANAGER_URL: "http://tags.example/container.js" }],
  ["TAG_MANAGER_HOSTS", { TAG_MANAGER_URL: "https://tags.example", TAG_MANAGER_HOSTS: "'unsafe-inline'" }],
  ["TAG_MANAGER_POLICIES", { TAG_MANAGER_URL: "https://tags.example", TAG_MANAGER_POLICIES: "a;script-src" }],
])("refuses a wrong %s", (name, env) => {
  expect(() => readTagManagerConfig(env)).toThrow(name);
});

it("may stand on the same desk without TLS", () => {
  expect(readTagManagerConfig({ TAG_MANAGER_URL: "http://localhost:3006/container.js" })?.origins).toEqual([
    "http://localhost:3006",
  ]);
});
