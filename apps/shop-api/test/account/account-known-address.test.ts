import type { Customer } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import {
  linkIn,
  mailsTo,
  newEmail,
  newMember,
  registration,
  runAccountJobs,
  tryLogin,
  withToken,
} from "../harness/account/account.ts";
import { freshToken } from "../harness/order/cart.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const register = (form: object, token = freshToken()) =>
  shop.api.post<Customer>("/account/register", form, withToken(token));
const confirm = (proof: object, token = freshToken()) =>
  shop.api.post<Customer>("/account/register-confirm", proof, withToken(token));

describe("an address that is known already", () => {
  it("gets the same answer, and only its owner learns of it", async () => {
    const { email } = await newMember(shop);
    const shape = ({ body }: Awaited<ReturnType<typeof register>>) => ({
      ...body,
      id: 0,
      customerNumber: 0,
      email: 0,
      addresses: 0,
      createdAt: 0,
      doubleOptInEmailSentDate: 0,
      ...Object.fromEntries(
        Object.keys(body)
          .filter((key) => /Address/.test(key))
          .map((key) => [key, 0]),
      ),
    });
    const fresh = await register(registration(newEmail()));
    const again = await register(registration(email.toUpperCase(), { password: "another password" }));
    expect(shape(again)).toEqual(shape(fresh));
    const last = (await mailsTo(shop, email)).at(-1);
    expect(last).toMatchObject({
      template: "already-registered",
      data: { loginLink: "http://shop.example/login", recoveryLink: "http://shop.example/account/recover" },
    });
    expect((await tryLogin(shop, email)).status).toBe(200);
    expect((await tryLogin(shop, email, { password: "another password" })).status).toBe(401);
    await runAccountJobs(shop);
    expect(await shop.sql`select from customer where lower(email) = ${email}`).toHaveLength(1);
  });

  it("belongs to whoever proves it: other registrations for it are gone", async () => {
    const email = newEmail();
    await register(registration(email, { password: "of a stranger" }));
    const strange = await linkIn(shop, email, "register-confirm");
    await register(registration(email));
    await confirm(await linkIn(shop, email, "register-confirm"));
    expect((await confirm(strange)).faults).toEqual(["404 CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH"]);
    expect((await tryLogin(shop, email, { password: "of a stranger" })).status).toBe(401);
    expect((await tryLogin(shop, email)).status).toBe(200);
  });

  it("is not flooded with mails", async () => {
    const email = newEmail();
    for (let attempt = 0; attempt < 3; attempt++) await register(registration(email));
    const fourth = await register(registration(email));
    expect(fourth.faults).toEqual(["429 FRAMEWORK__RATE_LIMIT_EXCEEDED"]);
    const seconds = Number(fourth.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(30);
    expect(await mailsTo(shop, email)).toHaveLength(3);
  });
});
