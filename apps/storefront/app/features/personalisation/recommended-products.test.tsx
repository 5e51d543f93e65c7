import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { swapPage } from "../../platform/browser/swap-page.ts";
import { RecommendedProducts } from "./recommended-products.island.tsx";

const asked: { url: string; answer: (html: string, status?: number) => Promise<void> }[] = [];
const rows = () => asked.filter(({ url }) => url.startsWith("/fragments"));
const path = "/fragments/recommendations/all";

beforeEach(() => {
  asked.length = 0;
  history.replaceState(null, "", "/start");
  vi.stubGlobal(
    "fetch",
    (url: string) =>
      new Promise<Response>((resolve) => {
        const answer = (html: string, status = 200) =>
          act(async () => resolve(new Response(html, { status })));
        asked.push({ url, answer });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const show = () => hydrates(<RecommendedProducts path={path} />);
const row = () => screen.queryByRole("article")?.textContent;

/** As filters and variants do it. */
async function goTo(url: string) {
  const gone = swapPage(url, { region: "list", history: "push" });
  await asked.at(-1)?.answer('<hearth-part name="list"></hearth-part>');
  await act(() => gone);
}

it("asks once when it begins, with room for the row until it is there [43]", async () => {
  const place = await show();
  expect(rows().map(({ url }) => url)).toEqual([path]);
  expect(place.querySelector(".recommended")?.childElementCount).toBe(0);
  await rows()[0]?.answer("<article>Pumpe</article>");
  expect(row()).toBe("Pumpe");
});

it.each(["/start?p=2", "/anders", "/anders?p=2"])(
  "is loaded again when the full path differs from the last one: %s [43]",
  async (next) => {
    await show();
    await rows()[0]?.answer("<article>Pumpe</article>");
    await goTo(next);
    expect(rows()).toHaveLength(2);
    expect(row()).toBe("Pumpe");
    await rows()[1]?.answer("<article>Kessel</article>");
    expect(row()).toBe("Kessel");
  },
);

it("is left alone when the full path is the same [43]", async () => {
  await show();
  await rows()[0]?.answer("<article>Pumpe</article>");
  await goTo("/start");
  await goTo("/start#unten");
  expect(rows()).toHaveLength(1);
});

it("forgets an answer that comes after the next question", async () => {
  await show();
  await goTo("/anders");
  await rows()[1]?.answer("<article>Kessel</article>");
  await rows()[0]?.answer("<article>Pumpe</article>");
  expect(row()).toBe("Kessel");
});

it.each([
  ["has nothing", "", 200],
  ["fails", "<article>Fehler</article>", 500],
])("takes no room when the shop %s", async (_what, html, status) => {
  const place = await show();
  await rows()[0]?.answer(html, status);
  expect(row()).toBeUndefined();
  expect(place.querySelector<HTMLElement>(".recommended")?.hidden).toBe(true);
});
