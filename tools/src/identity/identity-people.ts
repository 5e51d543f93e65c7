/** Somebody the stand-in knows. The id holds everything, so that a test may make up people. */
export interface Person {
  readonly name: string;
  readonly email: string | null;
  readonly isVerified: boolean;
}

export const testPeople: readonly Person[] = [
  { name: "Vera Verified", email: "vera.verified@example.test", isVerified: true },
  { name: "Udo Unverified", email: "udo.unverified@example.test", isVerified: false },
  { name: "Nora Noaddress", email: null, isVerified: false },
];

export function personId(person: Person): string {
  return Buffer.from(JSON.stringify([person.name, person.email, person.isVerified])).toString("base64url");
}

export function readPerson(id: string): Person | null {
  try {
    const [name, email, isVerified]: unknown[] = JSON.parse(Buffer.from(id, "base64url").toString());
    if (typeof name !== "string" || (email !== null && typeof email !== "string")) return null;
    return { name, email, isVerified: isVerified === true };
  } catch {
    return null;
  }
}

/** What the shop is told, as Google tells it. */
export function claimsOf({ name, email, isVerified }: Person) {
  const [givenName = "", ...others] = name.split(" ");
  return {
    name,
    given_name: givenName,
    family_name: others.join(" "),
    ...(email === null ? {} : { email, email_verified: isVerified }),
  };
}
