import { expect, it } from "vitest";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { readMenus } from "./load-menus.server.ts";

interface Call {
  params: { activeId: string; rootId: string };
  body: { depth: number };
  seoUrls: boolean;
}

it("asks for three levels of the main navigation and for groups with links in the footer, SEO paths included [258]", async () => {
  const calls: Call[] = [];
  const read = async (_operation: string, call: Call) => {
    calls.push(call);
    return [];
  };
  await readMenus({ read } as unknown as ShopClient);
  expect(
    calls.map(({ params, body, seoUrls }) => [params.activeId, params.rootId, body.depth, seoUrls]),
  ).toEqual([
    ["main-navigation", "main-navigation", 3, true],
    ["footer-navigation", "footer-navigation", 2, true],
    ["service-navigation", "service-navigation", 1, true],
  ]);
});
