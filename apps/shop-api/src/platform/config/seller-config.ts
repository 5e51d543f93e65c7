/** Who sells: what § 14 UStG wants to read on an invoice, part by part because structured invoices name the parts. */
export interface Seller {
  name: string;
  street: string;
  zipcode: string;
  city: string;
  /** Two letters. */
  country: string;
  vatId: string;
  /** Court and number. */
  register: string;
  managers: string;
  email: string;
  phone: string;
  /** Of the register for electrical devices; empty: not shown. */
  weee: string;
}

export function sellerSettings(env: NodeJS.ProcessEnv): Seller {
  return {
    name: env.SELLER_NAME || "Hearth GmbH",
    street: env.SELLER_STREET || "Ofenhausstraße 12",
    zipcode: env.SELLER_ZIPCODE || "60314",
    city: env.SELLER_CITY || "Frankfurt am Main",
    country: env.SELLER_COUNTRY || "DE",
    vatId: env.SELLER_VAT_ID || "DE000000000",
    register: env.SELLER_REGISTER || "Amtsgericht Frankfurt am Main, HRB 000000",
    managers: env.SELLER_MANAGERS || "Dr. Mara Lindholm",
    email: env.SELLER_EMAIL || "service@hearth.example",
    phone: env.SELLER_PHONE || "+49 69 90009-100",
    weee: env.SELLER_WEEE ?? "DE 00000000",
  };
}
