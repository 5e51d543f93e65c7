import { TooBusy } from "@hearth/service/waiting-line";
import { expect, it } from "vitest";
import { readPageUrl } from "../../links/page-url.ts";
import { busyAnswer, unlessBusy } from "./busy-answer.server.ts";

async function ask(target: string) {
  const address = readPageUrl(`http://shop.example${target}`);
  const answer = await busyAnswer({ status: 503, seconds: 2 }, address, [["x-one", "1"]]);
  return { ...answer, html: await new Response(answer.body as BodyInit | null).text() };
}

it.each([
  ["/waermepumpen", "de-DE", "Der Shop ist überlastet"],
  ["/en-GB/heat-pumps", "en-GB", "The shop is overloaded"],
  ["/pl-PL/pompy-ciepla", "pl-PL", "Sklep jest przeciążony"],
])("tells %s in %s when to come back", async (target, locale, title) => {
  const { status, headers, html } = await ask(target);
  expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
  expect(headers.get("x-one")).toBe("1");
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`<a href="${target}">`);
});

it("writes nothing of an address as markup", async () => {
  const { html } = await ask('/x?q="><script>alert(1)</script>&a=1');
  expect(html).not.toContain("<script");
});

it("says it to the router without a page", async () => {
  const { status, html } = await ask("/waermepumpen.data");
  expect([status, html]).toEqual([503, ""]);
});

it("hides no other failure", async () => {
  const address = readPageUrl("http://shop.example/");
  let timesBusy = 0;
  const asked = { address, headersOfAll: [], onBusy: () => void (timesBusy += 1) };
  const busy = await unlessBusy(asked, () => Promise.reject(new TooBusy("a page")));
  expect(busy.status).toBe(503);
  await expect(unlessBusy(asked, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(timesBusy).toBe(1);
});
