import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { visitOf } from "../platform/auth/auth.fixture.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import { refuseMissing } from "./refuse-missing.server.ts";

const page = { foreignKey: "a", routeName: "frontend.detail.page", seoPathInfo: "da", isDeleted: false };
const rendered = new Response("the shop's own page");

async function ask(path: string, isBusy: boolean) {
  const read = (_name: string, { body }: { body: { filter: { value: string }[] } }) => ({
    elements: body.filter[0]?.value === "da" ? [page] : [],
  });
  const shop = { read, inLocale: () => shop };
  const context = new RouterContextProvider();
  const { visit } = visitOf({}, path);
  context.set(visitContext, Object.assign(visit, { shop, awayTo: null, isBusy: () => isBusy }));
  return refuseMissing({ context }, async () => rendered);
}

it("says it in few words while others wait, and with the shop around it else", async () => {
  expect(await ask("/nicht-da", false)).toBe(rendered);
  const answer = await ask("/nicht-da", true);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain("Page not found: /nicht-da");
  expect(html.length).toBeLessThan(2000);
});

it("shows pages that exist, however many wait", async () => {
  expect(await ask("/da", true)).toBe(rendered);
});
