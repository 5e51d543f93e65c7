import { describe, expect, it } from "vitest";
import { checkChangeEmail, checkChangePassword } from "./change-credentials.ts";
import { faults, germany, idOf, rules } from "../form.fixture.ts";
import { checkLogin } from "./login.ts";
import { checkProfile, type ProfileRules } from "./profile.ts";
import { checkLinkSecret } from "../field/link-secret.ts";
import { checkRecoveryPassword, checkRecoveryRequest } from "./recovery.ts";

const hash = "a1B2".repeat(8);

describe("login", () => {
  it("takes the address under either name", () => {
    const value = { username: "a@b.de", password: " x " };
    expect(checkLogin({ username: "a@b.de", password: " x " })).toEqual({ ok: true, value });
    expect(checkLogin({ email: "a@b.de", password: " x " })).toEqual({ ok: true, value });
  });

  it.each<[object, string[]]>([
    [{}, ["/username IS_BLANK_ERROR", "/password IS_BLANK_ERROR"]],
    [
      { username: "a", password: "x".repeat(129) },
      ["/username INVALID_EMAIL_FORMAT_ERROR", "/password TOO_LONG_ERROR"],
    ],
    [{ username: {}, password: [] }, ["/username INVALID_TYPE_ERROR", "/password INVALID_TYPE_ERROR"]],
  ])("%j: %j [217]", (input, expected) => {
    expect(faults(checkLogin(input))).toEqual(expected);
  });
});

describe("change of the address", () => {
  const valid = { email: "a@b.de", emailConfirmation: " a@b.de", password: "secret" };

  it.each<[object, string[]]>([
    [{}, []],
    [{ emailConfirmation: "b@b.de" }, ["/email NOT_EQUAL_ERROR"]],
    [{ emailConfirmation: "" }, ["/emailConfirmation IS_BLANK_ERROR"]],
    [
      { email: "a", emailConfirmation: "a" },
      ["/email INVALID_EMAIL_FORMAT_ERROR", "/emailConfirmation INVALID_EMAIL_FORMAT_ERROR"],
    ],
    [{ password: null }, ["/password IS_BLANK_ERROR"]],
  ])("%j: %j [110]", (change, expected) => {
    expect(faults(checkChangeEmail({ ...valid, ...change }))).toEqual(expected);
  });
});

describe("change of the password", () => {
  const valid = { password: "old", newPassword: "new secret", newPasswordConfirm: "new secret" };

  it.each<[object, string[]]>([
    [{}, []],
    [{ newPasswordConfirm: "new secreT" }, ["/newPassword NOT_EQUAL_ERROR"]],
    [{ newPasswordConfirm: "" }, ["/newPasswordConfirm IS_BLANK_ERROR"]],
    [{ newPassword: "short", newPasswordConfirm: "short" }, ["/newPassword TOO_SHORT_ERROR"]],
    [{ newPassword: "🔑".repeat(8), newPasswordConfirm: "🔑".repeat(8) }, []],
    [{ newPassword: "🔑".repeat(7), newPasswordConfirm: "🔑".repeat(7) }, ["/newPassword TOO_SHORT_ERROR"]],
    [{ password: "" }, ["/password IS_BLANK_ERROR"]],
  ])("%j: %j [110, 212]", (change, expected) => {
    expect(faults(checkChangePassword({ ...valid, ...change }))).toEqual(expected);
  });
});

describe("recovery", () => {
  it.each<[object, string[]]>([
    [{ email: "a@b.de", storefrontUrl: "https://shop.example/pl/" }, []],
    [{ email: "a@b.de", storefrontUrl: "https://evil.example" }, ["/storefrontUrl NO_SUCH_CHOICE_ERROR"]],
    [{}, ["/email IS_BLANK_ERROR", "/storefrontUrl IS_BLANK_ERROR"]],
  ])("asked for with %j: %j", (input, expected) => {
    expect(faults(checkRecoveryRequest(input, rules))).toEqual(expected);
  });

  it.each<[unknown, string[]]>([
    [hash, []],
    ["", ["/hash IS_BLANK_ERROR"]],
    [hash.slice(1), ["/hash INVALID_FORMAT_ERROR"]],
    [`${hash.slice(1)}/`, ["/hash INVALID_FORMAT_ERROR"]],
    [[hash], ["/hash INVALID_FORMAT_ERROR"]],
  ])("by the link %j: %j", (given, expected) => {
    expect(faults(checkLinkSecret({ hash: given }))).toEqual(expected);
  });

  it("wants the new password twice", () => {
    const differing = { hash, newPassword: "new secret", newPasswordConfirm: "other secret" };
    expect(faults(checkRecoveryPassword(differing))).toEqual(["/newPassword NOT_EQUAL_ERROR"]);
    expect(faults(checkRecoveryPassword({ ...differing, newPassword: "other secret" }))).toEqual([]);
  });
});

describe("profile", () => {
  const known: ProfileRules = { ...rules, accountType: "business", billingCountry: germany };
  const valid = { firstName: "Erika", lastName: "Muster", company: "Kern AG", vatIds: ["DE123456789"] };
  const check = (change: object) => checkProfile({ ...valid, ...change }, known);

  it("keeps the kind of account where the form does not say", () => {
    expect(check({})).toMatchObject({ value: { accountType: "business", company: "Kern AG" } });
    expect(check({ accountType: "" })).toMatchObject({
      value: { accountType: "business", company: "Kern AG" },
    });
  });

  it("clears company and VAT ids of private customers", () => {
    expect(check({ accountType: "private" })).toMatchObject({
      value: { accountType: "private", company: null, vatIds: [] },
    });
  });

  it.each<[object, string[]]>([
    [{ company: "" }, ["/company IS_BLANK_ERROR"]],
    [{ vatIds: ["x"] }, ["/vatIds VAT_ID_FORMAT_NOT_CORRECT"]],
    [{ accountType: "club" }, ["/accountType NO_SUCH_CHOICE_ERROR"]],
    [{ salutationId: idOf("c") }, ["/salutationId ENTITY_DOES_NOT_EXISTS"]],
    [{ lastName: "x".repeat(101) }, ["/lastName TOO_LONG_ERROR"]],
    [{ birthdayYear: 2050, birthdayMonth: 1, birthdayDay: 1 }, ["/birthdayDay INVALID_FORMAT_ERROR"]],
  ])("%j: %j", (change, expected) => {
    expect(faults(check(change))).toEqual(expected);
  });
});
