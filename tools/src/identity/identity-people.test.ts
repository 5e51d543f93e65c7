import { expect, it } from "vitest";
import { claimsOf, personId, readPerson, testPeople } from "./identity-people.ts";

it("knows people by their id alone", () => {
  for (const person of testPeople) expect(readPerson(personId(person))).toEqual(person);
  expect(readPerson("nonsense")).toBeNull();
});

it("tells what a provider tells", () => {
  const [verified, unverified, without] = testPeople.map(claimsOf);
  expect(verified).toMatchObject({ given_name: "Vera", family_name: "Verified", email_verified: true });
  expect(unverified).toMatchObject({ email_verified: false });
  expect(without).not.toHaveProperty("email");
});
