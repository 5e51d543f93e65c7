import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { containerScript } from "./container-script.ts";
import type { Hit } from "./hit-log.ts";
import { createTagManager } from "./tag-manager-server.ts";

let server: Server;
let home: string;

beforeEach(async () => {
  server = createTagManager().listen(0, "127.0.0.1");
  await once(server, "listening");
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const hits = async () => (await (await fetch(`${home}/hits.json`)).json()) as Hit[];
const hit = (body: string) => fetch(`${home}/hit`, { method: "POST", body });

it("serves its script, keeps hits and shows them", async () => {
  expect(await (await fetch(`${home}/container.js?id=1`)).text()).toBe(containerScript);
  const entry = { event: "addToCart", note: "<script>" };
  expect((await hit(JSON.stringify({ from: "dataLayer", entry, page: "/" }))).status).toBe(204);
  expect((await hit("[")).status).toBe(400);
  expect(await hits()).toMatchObject([{ from: "dataLayer", entry, page: "/" }]);
  const page = await (await fetch(home)).text();
  expect(page).toContain("addToCart");
  expect(page).not.toContain("<script>");
  await fetch(`${home}/delete`, { method: "POST" });
  expect(await hits()).toEqual([]);
});

/** Runs the script in a page that has said what is allowed, and answers what it sent and which cookies it set. */
function runContainer(words: Record<string, string>) {
  const sent: string[] = [];
  const cookies: string[] = [];
  const command = (...given: unknown[]) => given;
  const consent = Object.assign(Object.create(null) as object, {
    ...command("consent", "default", words),
    [Symbol.toStringTag]: "Arguments",
    toString: () => "[object Arguments]",
    [Symbol.iterator]: () => ["consent", "default", words][Symbol.iterator](),
  });
  const window = {
    dataLayer: [consent, { event: "before" }] as unknown[],
    retargetingQueue: [] as unknown[],
  };
  const document = {
    currentScript: { src: "https://tags.example/container.js" },
    get cookie() {
      return cookies.join("; ");
    },
    set cookie(value: string) {
      cookies.push(value.split(";")[0] ?? "");
    },
  };
  runInNewContext(containerScript, {
    window,
    document,
    URL,
    location: { pathname: "/", href: "https://shop.example/?utm_source=letter" },
    fetch: async (_url: string, { body }: { body: string }) => {
      const { from, entry } = JSON.parse(body) as Hit;
      sent.push(`${from} ${entry.event}`);
    },
  });
  window.dataLayer.push({ event: "after" });
  window.retargetingQueue.push({ event: "page" });
  return { sent, cookies: cookies.map((pair) => pair.split("=")[0]) };
}

it.each([
  [
    "everything",
    { analytics_storage: "granted", ad_storage: "granted" },
    ["dataLayer before", "container pageLoaded", "dataLayer after", "retargeting page"],
    ["_ga", "tms-client-id", "tms-attribution"],
  ],
  [
    "statistics",
    { analytics_storage: "granted", ad_storage: "denied" },
    ["dataLayer before", "container pageLoaded", "dataLayer after"],
    ["_ga"],
  ],
  [
    "marketing",
    { analytics_storage: "denied", ad_storage: "granted" },
    ["retargeting page"],
    ["tms-client-id", "tms-attribution"],
  ],
  ["nothing", { analytics_storage: "denied", ad_storage: "denied" }, [], []],
])("its script keeps to what is granted: %s", (_name, words, sent, cookies) => {
  expect(runContainer(words)).toEqual({ sent, cookies });
});
