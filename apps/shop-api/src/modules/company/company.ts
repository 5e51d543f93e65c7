import type { OpeningHours } from "@hearth/rules";
import type { BankAccount } from "../../platform/config/payment-config.ts";
import type { Seller } from "../../platform/config/seller-config.ts";

/** Who sells, where money goes, and when somebody is there. */
export interface Company extends Seller {
  /** As the shop calls itself, beside its logo and in titles; `name` is the company's. */
  shopName: string;
  /** Null: orders tell no account. */
  bank: BankAccount | null;
  hours: readonly OpeningHours[];
}

/** What holds until staff write the record. */
export interface BegunCompany {
  seller: Seller;
  mail: { from: { name: string } };
  payment: { bank: BankAccount | null };
}

/** Hours begin in the catalogue's files, which only pages read. */
export function begunCompany({ seller, mail, payment }: BegunCompany): Company {
  return { ...seller, shopName: mail.from.name, bank: payment.bank, hours: [] };
}
