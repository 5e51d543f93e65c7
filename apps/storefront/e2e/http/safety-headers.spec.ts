import { expect, test } from "@playwright/test";

const plain = { maxRedirects: 0 };
const inHtml = (pattern: RegExp) => async (read: (path: string) => Promise<string>) =>
  pattern.exec(await read("/"))?.[0] ?? "";
const fixed = (path: string) => async () => path;

/** One address of every kind the storefront answers; a new kind gets its line here. */
const kinds: [name: string, find: (read: (path: string) => Promise<string>) => Promise<string>][] = [
  ["a page", fixed("/")],
  ["a category", fixed("/waermepumpen")],
  ["a personal page", fixed("/checkout/cart")],
  ["a page that is not there", fixed("/gibt-es-nicht")],
  ["another spelling", fixed("/kontakt/")],
  ["a page that wants a login", fixed("/account")],
  ["a style sheet", inHtml(/\/assets\/[^"]+\.css/)],
  ["a script", inHtml(/\/assets\/[^"]+\.js/)],
  ["a missing asset", fixed("/assets/gone-00000000.js")],
  ["the icon", fixed("/favicon.svg")],
  ["a picture", inHtml(/\/image\/\d+\/media\/[^" ]+/)],
  ["a missing picture", fixed("/image/320/media/nothing.jpg")],
  ["a missing media file", fixed("/media/nothing.jpg")],
  ["icons", fixed("/api/icons/tabler.json?icons=home")],
  ["the menu", fixed("/menu.json")],
  ["the session", fixed("/session")],
  ["the auth handler", fixed("/api/auth/csrf")],
  ["robots.txt", fixed("/robots.txt")],
  ["llms.txt", fixed("/llms.txt")],
  ["the sitemap", fixed("/sitemap.xml")],
  ["a missing feed", fixed("/feed/nothing")],
  ["a probe", fixed("/health")],
  ["readiness", fixed("/ready")],
  ["the reports of browsers", fixed("/csp-report")],
  ["a document that is not there", fixed(`/order/document/${"0".repeat(32)}/x`)],
];

for (const [name, find] of kinds) {
  test(`${name} carries all safety headers`, async ({ request, baseURL }) => {
    const path = await find(async (address) => (await request.get(address, plain)).text());
    expect(path).not.toBe("");
    const answer = await request.get(path, plain);
    const headers = answer.headers();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": expect.stringMatching(/^(same|cross)-origin$/),
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(Boolean(headers["strict-transport-security"])).toBe(baseURL?.startsWith("https:") ?? false);
    const type = headers["content-type"] ?? "";
    if (/^text\/|json|xml|javascript/.test(type)) expect(type.toLowerCase()).toContain("charset=utf-8");
  });
}

test("pages let text become elements by one policy only, and say where to tell what was refused", async ({
  request,
}) => {
  const headers = (await request.get("/", plain)).headers();
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types hearth;");
  expect(policy).toContain("report-uri /csp-report; report-to csp");
  expect(headers["reporting-endpoints"]).toBe('csp="/csp-report"');
  const report = { "csp-report": { "effective-directive": "img-src", "blocked-uri": "inline" } };
  const told = await request.post("/csp-report", {
    headers: { "content-type": "application/csp-report" },
    data: JSON.stringify(report),
  });
  expect(told.status()).toBe(204);
});
