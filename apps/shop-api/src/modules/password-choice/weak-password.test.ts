import { formLimit } from "@hearth/contract/form";
import { expect, it } from "vitest";
import { commonPasswords } from "./common-passwords.generated.ts";
import { localPasswords } from "./local-passwords.ts";
import { isWeakPassword } from "./weak-password.ts";

const known = { email: "Ada.Brenner@mail.example", shopName: "Hearth" };

it.each([
  ["one of the list", "12345678"],
  ["another", "password"],
  ["in capitals", "PassWord"],
  ["in wide letters", "ｐａｓｓｗｏｒｄ"],
  ["with spaces around", " password "],
  ["a German one", "Passwort123"],
  ["a Polish one", "Hasło123"],
  ["the own address", "ada.brenner@mail.example"],
  ["the name in it", "Ada.Brenner"],
  ["the name with a year", "ada.brenner1990!"],
  ["the shop with a year", "Hearth2026"],
  ["the shop within signs", "**hearth**"],
])("refuses %s", (_, password) => {
  expect(isWeakPassword(password, known)).toBe(true);
});

it.each([
  "Wärme pumpt 2026",
  "hearth and home 7",
  "brenner-ada-q7",
  "98430217",
  "ein neues Kennwort",
  "!!!!!!!?",
])("takes %s", (password) => {
  expect(isWeakPassword(password, known)).toBe(false);
});

it("does not take an address without letters for every password without letters", () => {
  expect(isWeakPassword("98430217", { email: "0170@mail.example", shopName: "" })).toBe(false);
});

it("holds at least the 3,000 most common ones that are long enough (ASVS 6.2.4), each folded and once", () => {
  const list = [...commonPasswords.trim().split("\n"), ...localPasswords];
  expect(commonPasswords.trim().split("\n")).toHaveLength(10_000);
  expect(list.filter((each) => [...each].length < formLimit.passwordMin)).toEqual([]);
  expect(list.filter((each) => each !== each.normalize("NFKC").trim().toLowerCase())).toEqual([]);
});
