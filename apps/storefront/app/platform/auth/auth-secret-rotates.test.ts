import { expect, it } from "vitest";
import { issueAuthCookie, readAuthCookie } from "./auth-cookies.server.ts";
import { readAuthConfig } from "./auth-config.server.ts";
import { rememberLinkRequest, takeLinkRequest } from "./link-request.server.ts";
import type { Visit } from "../http/visit.server.ts";

/* AUTH_SECRET is changed: what was sealed before opens as long as the former one is named, and the new one seals. */
const FORMER = "the former secret of the shop, long enough";
const NEW = "the new secret of the shop, long enough";

const customer = { id: "ada", active: true, guest: false };

const visitWith = (env: Record<string, string>) =>
  ({
    publicUrl: "https://shop.example",
    auth: readAuthConfig({ SERVICE_KEY: "k".repeat(32), ...env }, true),
    cookies: [] as string[],
    shop: { act: async () => ({ customer }) },
  }) as unknown as Visit;

const before = () => visitWith({ AUTH_SECRET: FORMER });
const during = () => visitWith({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: FORMER });
const after = () => visitWith({ AUTH_SECRET: NEW });

const cookieHeader = ({ cookies }: Visit) => cookies.map((cookie) => cookie.split(";")[0]).join("; ");

async function signInOn(visit: Visit): Promise<string> {
  await issueAuthCookie(visit, { id: "ada", name: "Ada Brenner", email: "ada@example.com" });
  return cookieHeader(visit);
}

async function linkOn(visit: Visit): Promise<Request> {
  await rememberLinkRequest(visit, "google");
  return new Request("https://shop.example/", { headers: { cookie: cookieHeader(visit) } });
}

it("nobody is signed out by the change", async () => {
  const sealedBefore = await signInOn(before());
  expect(await readAuthCookie(during(), sealedBefore)).toMatchObject({ id: "ada" });
  expect(await readAuthCookie(after(), sealedBefore)).toBeNull();
});

it("the new secret seals, so that the former one can be forgotten", async () => {
  const sealedNow = await signInOn(during());
  expect(await readAuthCookie(after(), sealedNow)).toMatchObject({ id: "ada" });
  expect(await readAuthCookie(before(), sealedNow)).toBeNull();
});

it("what was begun before the change is ended after it", async () => {
  const wanted = { provider: "google", customerId: "ada" };
  const begun = await linkOn(before());
  expect(await takeLinkRequest(during(), begun, wanted)).toBe(true);
  expect(await takeLinkRequest(after(), begun, wanted)).toBe(false);
});
