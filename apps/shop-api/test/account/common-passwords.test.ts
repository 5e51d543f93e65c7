import { expect, it } from "vitest";
import {
  fromElsewhere,
  linkIn,
  mailsTo,
  newEmail,
  newMember,
  PASSWORD,
  registration,
  runAccountJobs,
  tryLogin,
} from "../harness/account/account.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const weak = ["12345678", "Password", "Hearth2026"];
const twice = (newPassword: string) => ({ newPassword, newPasswordConfirm: newPassword });

it("no account begins with a password that everybody tries first", async () => {
  const email = newEmail();
  for (const password of [...weak, `${email.split("@")[0]}!`]) {
    const { faults } = await shop.api.post(
      "/account/register",
      registration(email, { password }),
      fromElsewhere(),
    );
    expect(faults).toEqual(["400 VIOLATION::PASSWORD_TOO_COMMON /password"]);
  }
  expect(await mailsTo(shop, email)).toEqual([]);
});

it("nobody changes to one", async () => {
  const who = await newMember(shop);
  for (const password of [...weak, who.email]) {
    const form = { password: PASSWORD, ...twice(password) };
    expect((await shop.api.post("/account/change-password", form, who.headers)).faults).toEqual([
      "400 VIOLATION::PASSWORD_TOO_COMMON /newPassword",
    ]);
  }
  expect((await tryLogin(shop, who.email)).status).toBe(200);
});

it("no recovery ends with one, and its link can be used again", async () => {
  const { email } = await newMember(shop);
  await shop.api.post(
    "/account/recovery-password",
    { email, storefrontUrl: "http://shop.example" },
    fromElsewhere(),
  );
  await runAccountJobs(shop);
  const { hash } = await linkIn(shop, email, "password-recovery");
  const confirm = (password: string) =>
    shop.api.post("/account/recovery-password-confirm", { hash, ...twice(password) });
  for (const password of [...weak, email]) {
    expect((await confirm(password)).faults).toEqual(["400 VIOLATION::PASSWORD_TOO_COMMON /newPassword"]);
  }
  expect((await confirm("ein neues Kennwort")).status).toBe(200);
});
