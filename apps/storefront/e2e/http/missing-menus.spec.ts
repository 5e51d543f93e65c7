import { expect, test } from "@playwright/test";
import { startFakeApi, startStorefront } from "../fixtures/second-shop.ts";

test("without its navigation a page is served without menus, kept by nobody, and whole again with the next one [247]", async ({
  request,
}) => {
  const api = await startFakeApi(false);
  const shop = await startStorefront(api.url);
  try {
    const read = async () => {
      const answer = await request.get(`${shop.url}/kontakt`, { maxRedirects: 0 });
      const links = [...(await answer.text()).matchAll(/href="\/waermepumpen"/g)].length;
      return { status: answer.status(), kept: answer.headers()["cache-control"], links };
    };
    api.failing = /\/navigation\//;
    expect(await read()).toEqual({ status: 200, kept: "no-store", links: 0 });
    api.failing = null;
    const whole = await read();
    expect(whole.status).toBe(200);
    expect(whole.kept).toContain("s-maxage=");
    expect(whole.links).toBeGreaterThan(0);
  } finally {
    await shop.stop();
    await api.stop();
  }
});
