import { expect, test, textsOf } from "../../fixtures/shop.ts";

/** Where islands fetch HTML, swap parts of the page or draw icons: everything that asks the policy. */
const pages = [
  "/",
  "/waermepumpen",
  "/search?search=pumpe",
  "/checkout/cart",
  "/wishlist",
  "/login",
  "/register",
  "/kontakt",
  "/withdrawal",
  "/ratgeber/waermepumpe",
  "/gibt-es-nicht",
];

for (const path of pages) {
  test(`nothing on ${path} is refused by its own policy`, async ({ page, complaints }) => {
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
        console.error("refused by the policy:", effectiveDirective, blockedURI, sample);
      });
    });
    await page.goto(path);
    // Every island of the page, also those that wait to be seen.
    await page.evaluate(async () => {
      const islands = document.querySelectorAll<Element & { wake: () => Promise<unknown> }>("hearth-island");
      await Promise.all([...islands].map((island) => island.wake()));
    });
    // The page that is not there answers 404, which the browser complains about too.
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });
}

test("parts of a page are swapped under the policy", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await page.goto("/waermepumpen");
  await page.evaluate(() => document.documentElement.setAttribute("data-stayed", ""));
  await page.getByLabel(t("listing.sortBy")).selectOption("price-asc");
  await expect(page).toHaveURL(/order=price-asc/);
  // What goes wrong ends in an ordinary page load.
  await expect(page.locator("html[data-stayed]")).toBeAttached();
  expect(complaints).toEqual([]);
});

test("text that did not come through the policy becomes nothing", async ({ page }) => {
  await page.goto("/");
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>"),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "<b>x</b>"),
      parseFromString: () => new DOMParser().parseFromString("<b>x</b>", "text/html"),
      "script.src": () => (document.createElement("script").src = "https://evil.example/x.js"),
      policy: () =>
        (
          globalThis as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
          }
        ).trustedTypes.createPolicy("another", { createHTML: (html: string) => html }),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} was taken`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(refused).toEqual([
    "innerHTML: TypeError",
    "insertAdjacentHTML: TypeError",
    "parseFromString: TypeError",
    "script.src: TypeError",
    "policy: TypeError",
  ]);
});
