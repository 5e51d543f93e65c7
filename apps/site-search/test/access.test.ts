import { expect, it } from "vitest";
import { hashid, testSiteSearch } from "./harness/test-site-search.ts";

const path = `${hashid}/_suggest?query=solar`;
const from = (address: string) => ({ "x-forwarded-for": address });
const secret = "s3cret of thirty-two characters.";
const locked = testSiteSearch({ env: () => ({ SITE_SEARCH_SECRET: secret, RATE_LIMIT_PER_MINUTE: "3" }) });

it.each([undefined, "", secret, `Bearer ${secret}`, "Token", "Token wrong", `Token ${secret}2`])(
  "where a secret is set nobody is let in with %j",
  async (authorization) => {
    const headers = {
      ...from(`203.0.113.${Math.abs(authorization?.length ?? 99)}`),
      ...(authorization && { authorization }),
    };
    const answer = await locked.ask(path, { headers });
    expect([answer.status, answer.body]).toEqual([401, { code: "invalid_token" }]);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  },
);

it("lets a caller with the secret in as often as it likes [277]", async () => {
  for (let call = 0; call < 6; call++)
    expect((await locked.client().suggest("solar")).products).not.toEqual([]);
});

it("limits those who guess", async () => {
  const headers = { ...from("198.51.100.7"), authorization: "Token guess" };
  const statuses = [];
  for (let call = 0; call < 4; call++) statuses.push((await locked.ask(path, { headers })).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
});

const open = testSiteSearch({ env: () => ({ RATE_LIMIT_PER_MINUTE: "3" }) });

it("without a secret everybody may ask, pages of other origins too, but not too often", async () => {
  const asked = [];
  for (let call = 0; call < 4; call++) asked.push(await open.ask(path, { headers: from("198.51.100.8") }));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(asked[0]?.headers.get("access-control-allow-origin")).toBe("*");
  expect(Number(asked[3]?.headers.get("retry-after"))).toBeGreaterThan(0);
  const preflight = await open.ask(`${hashid}/_image_search`, { method: "OPTIONS" });
  expect([preflight.status, preflight.headers.get("access-control-allow-methods")]).toEqual([
    204,
    "GET, POST, PUT",
  ]);
});
