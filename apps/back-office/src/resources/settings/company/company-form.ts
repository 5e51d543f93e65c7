import type { CompanyForm } from "@hearth/admin-contract";

export type CompanyHours = CompanyForm["hours"][number];
/** What is typed: an account without a number is none. */
export interface TypedCompany extends Omit<CompanyForm, "bank"> {
  bank: NonNullable<CompanyForm["bank"]>;
}

export const lineFields = ["shopName", "name", "street", "zipcode", "city", "country"] as const;
export const lawFields = ["managers", "register", "vatId", "weee"] as const;
export const contactFields = ["email", "phone"] as const;
export const bankFields = ["accountHolder", "iban", "bic", "bankName"] as const;
export const mayBeEmpty: ReadonlySet<string> = new Set(["register", "weee", "bic"]);
const noAccount = { bankName: "", iban: "", bic: "", accountHolder: "" };
const newHours: CompanyHours = { days: [1, 2, 3, 4, 5], from: "09:00", to: "17:00" };

export function typedCompany(company: CompanyForm): TypedCompany {
  return { ...company, bank: company.bank ?? noAccount };
}

export function companyInput({ bank, ...company }: TypedCompany): CompanyForm {
  return { ...company, bank: bank.iban.trim() === "" ? null : bank };
}

export function withHours(hours: readonly CompanyHours[]): CompanyHours[] {
  return [...hours, newHours];
}

export function withDay({ days, ...hours }: CompanyHours, day: number, isOpen: boolean): CompanyHours {
  const others = days.filter((each) => each !== day);
  return { ...hours, days: isOpen ? [...others, day].toSorted((a, b) => a - b) : others };
}
