import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { readTagManagerConfig } from "../platform/config/tag-manager-config.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import type { Visit } from "../platform/http/visit.server.ts";
import { action } from "./consent.tsx";

const shopUrl = "https://shop.example";

/** What the settings answer, what they set, and what was proven. */
async function post(headers: Record<string, string>, origin = "https://tags.example", fields = {}) {
  const cookies: string[] = [];
  const proven: { operation: string; body: { textVersion: string } }[] = [];
  const read = (operation: string, input: { body: { textVersion: string } }) => {
    proven.push({ operation, ...input });
    return Promise.resolve(null);
  };
  const tagManager = readTagManagerConfig({ TAG_MANAGER_URL: origin });
  const context = new RouterContextProvider();
  context.set(visitContext, {
    publicUrl: shopUrl,
    locale: "de-DE",
    tagManager,
    shop: { read },
    shared: { remember: () => Promise.resolve({ edition: 7, asksSince: 5, words: {} }) },
    cookies,
  } as unknown as Visit);
  const request = new Request(`${shopUrl}/consent`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", cookie: "_ga=1", ...headers },
    body: new URLSearchParams({ intent: "ticked", group: "marketing", ...fields }),
  });
  const answer = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  return { status: answer.status, cookies, proven };
}

it("a form is answered with the cookie of the choice, and without traces that it does not allow", async () => {
  const { status, cookies } = await post({});
  expect(status).toBe(303);
  expect(cookies).toEqual([
    expect.stringMatching(/^hearth-consent=2\.[\d-]+\.marketing\.[\da-f]{32}\.[\da-f]{8}; /),
    "_ga=; Path=/; Max-Age=0",
  ]);
});

it("a page's script is answered without any cookie: it has set its own, and may have a newer one by now", async () => {
  expect(await post({ accept: "application/json" })).toMatchObject({ status: 204, cookies: [] });
});

it("a choice is proven without a session, by the address it came from", async () => {
  const { proven } = await post({ accept: "application/json" });
  expect(proven).toEqual([
    {
      operation: "recordConsent",
      body: expect.objectContaining({ groups: ["marketing"] }),
      tellsAddress: true,
    },
  ]);
});

it("the proof of a choice says who was named", async () => {
  const versionFor = async (origin: string) => (await post({}, origin)).proven[0]?.body.textVersion;
  expect(await versionFor("https://a.example")).toBe(await versionFor("https://a.example"));
  expect(await versionFor("https://a.example")).not.toBe(await versionFor("https://b.example"));
});

it("the proof and the cookie say which words were read, and never newer ones than there are", async () => {
  const said = async (edition: string) => {
    const { proven, cookies } = await post({}, "https://a.example", { edition });
    return [proven[0]?.body.textVersion.split(".")[2], /=(\w+)\./.exec(cookies[0] ?? "")?.[1]];
  };
  expect(await said("6")).toEqual(["e6", "2e6"]);
  expect(await said("999")).toEqual(["e7", "2e7"]);
  expect(await said("x")).toEqual([undefined, "2"]);
});
