import { randomBytes } from "node:crypto";
import type { Context, Customer } from "@hearth/contract";
import { Logger, runOnce } from "graphile-worker";
import { recoveryJobs } from "../../../src/modules/authentication/index.ts";
import { emailChangeJobs } from "../../../src/modules/email-change/index.ts";
import { registrationJobs } from "../../../src/modules/registration/index.ts";
import type { Answer, Headers } from "../api-client.ts";
import { freshToken, newShopper, type Shopper } from "../order/cart.ts";
import * as id from "../content/catalogue-ids.ts";
import type { TestShop } from "../test-shop.ts";

export const PASSWORD = "Wärme pumpt 2026";

export const newEmail = () => `kunde.${randomBytes(6).toString("hex")}@example.com`;

export const address = (more: object = {}) => ({
  firstName: "Ada",
  lastName: "Brenner",
  street: "Ofenweg 1",
  zipcode: "60314",
  city: "Frankfurt",
  countryId: id.country("de"),
  ...more,
});

/** What a registration form sends. */
export const registration = (email: string, more: object = {}) => ({
  email,
  password: PASSWORD,
  firstName: "Ada",
  lastName: "Brenner",
  acceptedDataProtection: true,
  storefrontUrl: "http://shop.example",
  billingAddress: address(),
  ...more,
});

export const guestRegistration = (more: object = {}) => {
  const { password: _none, ...form } = registration(newEmail());
  return { ...form, guest: true, ...more };
};

export interface QueuedMailRow {
  template: string;
  recipient: string;
  language_id: string;
  data: Record<string, unknown>;
}

/** Mails to an address that wait to be sent, oldest first. */
export function mailsTo(shop: TestShop, email: string) {
  return shop.sql<QueuedMailRow[]>`
    select template, recipient, language_id, data from mail where lower(recipient) = lower(${email}) order by created_at, id`;
}

/** The query of the link in the newest mail of a kind. */
export async function linkIn(
  shop: TestShop,
  email: string,
  template: string,
): Promise<Record<string, string>> {
  const mail = (await mailsTo(shop, email)).findLast((each) => each.template === template);
  if (!mail) throw new Error(`${email} got no mail "${template}"`);
  return Object.fromEntries(new URL(String(mail.data["link"])).searchParams);
}

/** Does what the worker would do for accounts; mails go on waiting. */
export async function runAccountJobs(shop: TestShop): Promise<void> {
  await runOnce({
    connectionString: shop.databaseUrl,
    maxPoolSize: 2,
    taskList: {
      ...recoveryJobs(shop.services.transact),
      ...registrationJobs(shop.services.transact),
      ...emailChangeJobs(shop.services.transact),
    },
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });
}

export const withToken = (token: string | null | undefined): Headers => ({
  "sw-context-token": token ?? undefined,
});

/** An address of its own for every visitor, so that attempts of one test do not count in another. */
export const fromElsewhere = (): Headers => ({
  "x-forwarded-for": `10.${randomBytes(3).join(".")}`,
});

export interface Member {
  email: string;
  id: string;
  /** As it was after registering. */
  token: string;
  headers: Headers;
  shopper: Shopper;
}

/** A customer who registered and opened the link of the mail. */
export async function newMember(shop: TestShop, more: object = {}, token = freshToken()): Promise<Member> {
  const email = newEmail();
  void (await shop.api.post("/account/register", registration(email, more), withToken(token))).body;
  const proof = await linkIn(shop, email, "register-confirm");
  return member(
    shop,
    email,
    await shop.api.post<Customer>("/account/register-confirm", proof, withToken(token)),
  );
}

export async function newGuest(shop: TestShop, more: object = {}, token = freshToken()): Promise<Member> {
  const form = guestRegistration(more);
  return member(shop, form.email, await shop.api.post<Customer>("/account/register", form, withToken(token)));
}

function member(shop: TestShop, email: string, { body, token }: Answer<Customer>): Member {
  if (!token) throw new Error("nobody is signed in");
  const headers = withToken(token);
  return { email, id: body.id, token, headers, shopper: newShopper(shop.api, {}, token) };
}

export const tryLogin = (
  shop: Pick<TestShop, "api">,
  email: string,
  { password = PASSWORD, headers = {} }: { password?: string; headers?: Headers } = {},
) => shop.api.post("/account/login", { username: email, password }, { ...fromElsewhere(), ...headers });

/** Signs in with this token and answers the new one. */
export async function login(shop: TestShop, email: string, token = freshToken()): Promise<string> {
  const answer = await tryLogin(shop, email, { headers: withToken(token) });
  void answer.body;
  return answer.token ?? "";
}

export async function contextOf(shop: TestShop, token: string): Promise<Context> {
  return (await shop.api.get<Context>("/context", withToken(token))).body;
}

/** The address of whoever the token belongs to; null for nobody. */
export async function whoIs(shop: TestShop, token: string): Promise<string | null> {
  return (await contextOf(shop, token)).customer?.email ?? null;
}
