import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop.ts";
import { putIn, demo } from "../fixtures/cart.ts";
import { comeFromElsewhere, registered, signedIn } from "../fixtures/customers.ts";

const pages = ["/", "/waermepumpen", "/waermepumpen/monoblock/aero-mono", "/pl-PL/pompy-ciepla"];

/** The nonce belongs to a render, not to a visitor. */
const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, "");

test("a page is the same for a stranger, a shopper with a cart and a customer", async ({ browser }) => {
  const htmlOf = async (prepare: (page: Page) => Promise<unknown>) => {
    const context = await browser.newContext();
    await comeFromElsewhere(context);
    const page = await context.newPage();
    await prepare(page);
    const found: string[] = [];
    for (const path of pages) {
      // oxlint-disable-next-line no-await-in-loop -- one visitor
      found.push(withoutNonce(await (await page.request.get(path)).text()));
    }
    await context.close();
    return found;
  };
  const stranger = await htmlOf(async () => {});
  const shopper = await htmlOf((page) => putIn(page, demo.sensorSet, 2));
  const customer = await htmlOf(async (page) => signedIn(page, await registered(page)));
  expect(stranger[0]).toContain("hearth-island");
  expect(shopper).toEqual(stranger);
  expect(customer).toEqual(stranger);
});
