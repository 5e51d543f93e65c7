import { expect } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";
import { productId, demo } from "../fixtures/cart.ts";
import { changes } from "../fixtures/changes.ts";
import { comeFromElsewhere, registered, signedIn } from "../fixtures/customers.ts";
import { test } from "../fixtures/shop.ts";

const foreign = "https://evil.example";
type Send = (
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
) => ReturnType<APIRequestContext["post"]>;

const post =
  (headers: Record<string, string>): Send =>
  (request, path, form) =>
    request.post(path, { headers, form, maxRedirects: 0 });

const variants: [name: string, send: Send, refused: readonly number[]][] = [
  ["a foreign page", post({ "sec-fetch-site": "cross-site", origin: foreign }), [400, 403]],
  [
    "a neighbour of the domain",
    post({ "sec-fetch-site": "same-site", origin: "http://sub.localhost" }),
    [400, 403],
  ],
  ["no origin named", post({ "sec-fetch-site": "cross-site" }), [400, 403]],
  // The auth handler takes programs too, and asks them for its token: they are shown the way to it.
  ["somebody who says nothing of it", post({}), [302, 400, 401, 403]],
  ["a hidden origin", post({ origin: "null" }), [400, 403]],
  ["a foreign referrer alone", post({ referer: `${foreign}/form` }), [400, 403]],
  [
    "plain text that looks like a form",
    (request, path, form) =>
      request.post(path, {
        headers: { "content-type": "text/plain", origin: foreign },
        data: new URLSearchParams(form).toString(),
        maxRedirects: 0,
      }),
    [400, 403],
  ],
  [
    "a link that says it is a form",
    (request, path, form) =>
      request.get(
        `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ ...form, _method: "POST" })}`,
        {
          headers: { "x-http-method-override": "POST", "sec-fetch-site": "cross-site" },
          maxRedirects: 0,
        },
      ),
    // It is answered as what it is: a page to look at, or a way to one.
    [200, 302, 303, 400, 403, 404, 405],
  ],
];

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const [variant, send, refused] of variants) {
  test(`nothing is changed for ${variant}`, async ({ page }) => {
    const customer = await registered(page);
    await signedIn(page, customer);
    const wish = { add: await productId(page, demo.sensorSet) };
    await page.request.post("/wishlist/ids", { form: wish, headers: { "sec-fetch-site": "same-origin" } });
    const before = await everythingOf(page.request);
    expect(before).toContain(customer.email);
    const answers: string[] = [];
    for (const [path, form] of changes) {
      // oxlint-disable-next-line no-await-in-loop -- one customer, one after the other
      const answer = await send(page.request, path, form);
      if (!refused.includes(answer.status())) answers.push(`${path} ${answer.status()}`);
    }
    expect(answers).toEqual([]);
    expect(await everythingOf(page.request)).toBe(before);
  });
}

test("the shop's own forms are taken from the same addresses", async ({ page }) => {
  await signedIn(page, await registered(page));
  const own = post({ "sec-fetch-site": "same-origin" });
  const statuses: number[] = [];
  for (const [path, form] of changes) {
    // oxlint-disable-next-line no-await-in-loop -- one customer, one after the other
    statuses.push((await own(page.request, path, form)).status());
  }
  expect(statuses).not.toContain(403);
});

/** All the shop knows of whoever is signed in, without the moment it was asked. */
async function everythingOf(request: APIRequestContext): Promise<string> {
  const answer = await request.get("/account/export", { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  // Mails leave meanwhile; what they are about would show elsewhere.
  const { exportedAt: _moment, mails: _mails, ...all } = (await answer.json()) as Record<string, unknown>;
  return JSON.stringify(all);
}
