import type { Locale } from "@hearth/i18n";
import type { BankAccount } from "../../../platform/config/payment-config.ts";
import type { Seller } from "../../../platform/config/seller-config.ts";
import type { Invoice, InvoiceLine, TaxSum } from "./invoice.ts";

const bank: BankAccount = {
  bankName: "Musterbank Frankfurt",
  iban: "DE02 1203 0000 0000 2020 51",
  bic: "BYLADEM1001",
  accountHolder: "Hearth GmbH",
};

const seller: Seller = {
  name: "Hearth GmbH",
  street: "Ofenhausstraße 12",
  zipcode: "60314",
  city: "Frankfurt am Main",
  country: "DE",
  vatId: "DE000000000",
  register: "Amtsgericht Frankfurt am Main, HRB 000000",
  managers: "Dr. Mara Lindholm",
  email: "service@hearth.example",
  phone: "+49 69 90009-100",
  weee: "DE 00000000",
};

type SampleLine = [label: string, quantity: number, unitCents: number, taxRate: number];

const line = (position: number, [label, quantity, unitCents, taxRate]: SampleLine): InvoiceLine => {
  const totalCents = quantity * unitCents;
  const taxCents = Math.round((totalCents * taxRate) / (100 + taxRate));
  return {
    position,
    productNumber: `HP-${1000 + position}`,
    label,
    details: position % 3 === 1 ? ["Farbe: Weiß", "Leistung: 8 kW"] : [],
    quantity,
    unitCents,
    totalCents,
    taxRate,
    taxCents,
    netCents: totalCents - taxCents,
  };
};

/** Goods at two rates, a discount, freight; more lines where they are wanted. */
export function sampleInvoice(more: Partial<Invoice> = {}, extraLines = 0): Invoice {
  const lines = [
    line(1, ["Wärmepumpe Aero Mono 8 kW, Monoblock für außen", 1, 1_249_900, 19]),
    line(2, ["Pufferspeicher 200 l", 1, 89_990, 19]),
    line(3, ["Photovoltaikmodul Sol 440 W, Glas-Glas", 12, 8_395, 0]),
    ...Array.from({ length: extraLines }, (_, index) =>
      line(4 + index, [
        `Heizkörper-Thermostat mit Fühler, Ausführung ${index + 1}`,
        (index % 4) + 1,
        1_999 + index,
        19,
      ]),
    ),
  ];
  const discount = {
    label: "Herbstaktion",
    totalCents: -5_000,
    taxRate: 19,
    taxCents: -798,
    netCents: -4_202,
  };
  const freight = {
    label: "Speditionsversand",
    totalCents: 9_500,
    taxRate: 19,
    taxCents: 1_517,
    netCents: 7_983,
  };
  const parts: TaxSum[] = [...lines, discount, freight];
  const taxes = [19, 0].map((taxRate) => {
    const own = parts.filter((part) => part.taxRate === taxRate);
    const sum = (key: "netCents" | "taxCents") => own.reduce((total, part) => total + part[key], 0);
    return { taxRate, netCents: sum("netCents"), taxCents: sum("taxCents") };
  });
  const taxCents = taxes.reduce((sum, tax) => sum + tax.taxCents, 0);
  const netCents = taxes.reduce((sum, tax) => sum + tax.netCents, 0);
  const locale: Locale = "de-DE";
  return {
    number: "20001",
    cancels: null,
    locale,
    issuedOn: "2026-11-15",
    orderedOn: "2026-11-15",
    delivery: { earliest: "2026-11-19", latest: "2026-11-24" },
    shippingMethod: "Speditionsversand",
    orderNumber: "10001",
    customerNumber: "50012",
    seller,
    buyer: {
      company: "Łukasz Żółć Wärmetechnik GmbH",
      name: "Łukasz Żółć",
      street: "Große Bäckerstraße 7",
      additional: ["Hinterhaus"],
      zipcode: "60314",
      city: "Frankfurt am Main",
      countryIso: "DE",
      vatId: "DE123456789",
      email: "lukasz@example.com",
    },
    deliverTo: {
      company: null,
      name: "Zofia Święcicka",
      street: "Am Wasserturm 3",
      additional: [],
      zipcode: "01067",
      city: "Dresden",
      countryIso: "DE",
      vatId: null,
      email: null,
    },
    pricesIncludeTax: true,
    lines,
    discounts: [discount],
    shipping: [freight],
    taxes,
    netCents,
    taxCents,
    totalCents: netCents + taxCents,
    currency: "EUR",
    payment: { kind: "prepayment", name: "Vorkasse", bank, reference: "10001" },
    ...more,
  };
}
