import { expect, it } from "vitest";
import { rememberLinkRequest, takeLinkRequest } from "./link-request.server.ts";
import type { Visit } from "../http/visit.server.ts";

const visit = (customer: string | null) =>
  ({
    publicUrl: "https://shop.example",
    auth: { secret: ["of the test alone, and long enough"], providers: [] },
    cookies: [] as string[],
    shop: { act: async () => ({ customer: customer && { id: customer, active: true, guest: false } }) },
  }) as unknown as Visit;

async function wishOf(customer: string | null, provider: string | null): Promise<Request> {
  const begun = visit(customer);
  await rememberLinkRequest(begun, provider);
  expect(begun.cookies).toHaveLength(1);
  return new Request("https://shop.example/", { headers: { cookie: begun.cookies[0]?.split(";")[0] ?? "" } });
}

it("links whom they asked for, and takes the wish away", async () => {
  const ended = visit("ada");
  const wanted = { provider: "google", customerId: "ada" };
  expect(await takeLinkRequest(ended, await wishOf("ada", "google"), wanted)).toBe(true);
  expect(ended.cookies[0]).toMatch(/^__Host-hearth-link=; .*Max-Age=0/);
});

it.each([
  ["of somebody else", "eve", "google"],
  ["for another provider", "ada", "apple"],
  ["of nobody", null, "google"],
  ["that was forgotten by an ordinary sign-in", "ada", null],
])("knows no wish %s", async (_which, customer, provider) => {
  const wanted = { provider: "google", customerId: "ada" };
  expect(await takeLinkRequest(visit("ada"), await wishOf(customer, provider), wanted)).toBe(false);
});

it("believes no cookie that it has not sealed", async () => {
  const request = new Request("https://shop.example/", {
    headers: { cookie: "__Host-hearth-link=ada.google" },
  });
  expect(await takeLinkRequest(visit("ada"), request, { provider: "google", customerId: "ada" })).toBe(false);
});
