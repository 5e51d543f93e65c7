import type { CustomerRow } from "./customer-rows.ts";

export type Person = Pick<CustomerRow, "id" | "email" | "first_name" | "last_name" | "language_id">;

export const nameOf = (person: Pick<CustomerRow, "first_name" | "last_name">) =>
  `${person.first_name} ${person.last_name}`.trim();

/** What every mail to a customer has. */
export function toPerson(person: Person, shopUrl: string) {
  return {
    languageId: person.language_id,
    recipient: person.email,
    data: { name: nameOf(person), shopUrl },
  };
}
