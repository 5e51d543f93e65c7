import { InvoiceService } from "@e-invoice-eu/core";
import { expect, it } from "vitest";
import { cancelInvoice } from "./cancel-invoice.ts";
import { toEInvoice } from "./e-invoice.ts";
import { eInvoiceXml } from "./e-invoice-xml.ts";
import { sampleInvoice } from "./invoice.fixture.ts";
import type { Invoice, InvoiceLine, TaxSum } from "./invoice.ts";

/** The same numbers every time. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function randomInvoice(seed: number): Invoice {
  const below = numbersFrom(seed);
  const share = (totalCents: number, taxRate: number): TaxSum => {
    const taxCents = Math.sign(totalCents) * Math.round((Math.abs(totalCents) * taxRate) / (100 + taxRate));
    return { taxRate, taxCents, netCents: totalCents - taxCents };
  };
  const lines = Array.from({ length: 1 + below(30) }, (_, index): InvoiceLine => {
    const quantity = 1 + below(40);
    const unitCents = 1 + below(400_000);
    const base = sampleInvoice().lines[0] as InvoiceLine;
    const tax = share(quantity * unitCents, [0, 7, 19][below(3)] ?? 19);
    return { ...base, position: index + 1, quantity, unitCents, totalCents: quantity * unitCents, ...tax };
  });
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))];
  const part = (label: string, totalCents: number, taxRate: number) => ({
    label,
    totalCents,
    ...share(totalCents, taxRate),
  });
  const discounts = below(2) === 1 ? rates.map((rate) => part("Aktion", -1 - below(90), rate)) : [];
  const shipping = below(2) === 1 ? [part("Paket", 1 + below(9_000), rates[0] ?? 19)] : [];
  const parts: TaxSum[] = [...lines, ...discounts, ...shipping];
  const sum = (own: readonly TaxSum[], key: "netCents" | "taxCents") =>
    own.reduce((total, each) => total + each[key], 0);
  const taxes = rates.map((taxRate) => {
    const own = parts.filter((each) => each.taxRate === taxRate);
    return { taxRate, netCents: sum(own, "netCents"), taxCents: sum(own, "taxCents") };
  });
  const netCents = sum(parts, "netCents");
  const taxCents = sum(parts, "taxCents");
  return sampleInvoice({
    lines,
    discounts,
    shipping,
    taxes,
    netCents,
    taxCents,
    totalCents: netCents + taxCents,
  });
}

const cents = (text: string | undefined) => Math.round(Number(text) * 100);
const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<ram:${tag}[^>]*>([^<]*)</ram:${tag}>`, "g"))].map(([, text]) => text);
const blocks = (xml: string, tag: string) =>
  xml.match(new RegExp(`<ram:${tag}>.*?</ram:${tag}>`, "gs")) ?? [];
const first = (xml: string, tag: string) => all(xml, tag)[0];
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The rules of EN 16931 that speak of sums, by their names there. What is exact here is exact in the norm. */
function brokenRules(xml: string): string[] {
  const broken: string[] = [];
  const rule = (name: string, holds: boolean) => void (holds || broken.push(name));
  const sums = blocks(xml, "SpecifiedTradeSettlementHeaderMonetarySummation")[0] ?? "";
  const header = xml.slice(xml.indexOf("<ram:ApplicableHeaderTradeSettlement>"));
  const lines = blocks(xml, "IncludedSupplyChainTradeLineItem");
  const parts = blocks(header, "SpecifiedTradeAllowanceCharge");
  const isCharge = (part: string) => part.includes("<udt:Indicator>true<");
  const amountOf = (list: readonly string[]) => total(list.map((part) => cents(first(part, "ActualAmount"))));
  const charges = parts.filter(isCharge);
  const allowances = parts.filter((part) => !isCharge(part));
  const lineTotal = total(lines.map((line) => cents(first(line, "LineTotalAmount"))));
  const taxes = blocks(header, "ApplicableTradeTax");
  const net = cents(first(sums, "TaxBasisTotalAmount"));
  const tax = cents(first(sums, "TaxTotalAmount"));
  rule("BR-CO-10", cents(first(sums, "LineTotalAmount")) === lineTotal);
  rule("BR-CO-11", cents(first(sums, "AllowanceTotalAmount") ?? "0") === amountOf(allowances));
  rule("BR-CO-12", cents(first(sums, "ChargeTotalAmount") ?? "0") === amountOf(charges));
  rule("BR-CO-13", net === lineTotal - amountOf(allowances) + amountOf(charges));
  rule("BR-CO-14", tax === total(taxes.map((each) => cents(first(each, "CalculatedAmount")))));
  rule("BR-CO-15", cents(first(sums, "GrandTotalAmount")) === net + tax);
  rule("BR-CO-16", cents(first(sums, "DuePayableAmount")) === net + tax);
  for (const each of taxes) {
    const rate = first(each, "RateApplicablePercent");
    const own = (list: readonly string[]) =>
      list.filter((part) => first(part, "RateApplicablePercent") === rate);
    const base = cents(first(each, "BasisAmount"));
    const linesOfRate = total(own(lines).map((line) => cents(first(line, "LineTotalAmount"))));
    rule("BR-S-08", base === linesOfRate - amountOf(own(allowances)) + amountOf(own(charges)));
    // The norm's own check allows one euro: that is what rounding per line needs.
    rule("BR-CO-17", Math.abs(base * (Number(rate) / 100) - cents(first(each, "CalculatedAmount"))) < 100);
    rule("BR-Z-05", (first(each, "CategoryCode") === "Z") === (rate === "0"));
  }
  for (const line of lines) {
    const price = cents(first(line, "ChargeAmount")) / Number(first(line, "BasisQuantity"));
    const sum = price * Number(first(line, "BilledQuantity"));
    rule("price × quantity", Math.round(sum) === cents(first(line, "LineTotalAmount")));
  }
  return broken;
}

it("keeps the norm's rules about sums, whatever is bought", { timeout: 60_000 }, async () => {
  for (let seed = 1; seed <= 60; seed++)
    expect(brokenRules(await eInvoiceXml(randomInvoice(seed))), `seed ${seed}`).toEqual([]);
});

it("keeps them when it is taken back, cent for cent", { timeout: 60_000 }, async () => {
  for (let seed = 1; seed <= 30; seed++) {
    const invoice = randomInvoice(seed);
    const xml = await eInvoiceXml(cancelInvoice(invoice, { number: "S30001", issuedOn: "2026-11-16" }));
    expect(brokenRules(xml), `seed ${seed}`).toEqual([]);
    expect(cents(first(xml, "DuePayableAmount"))).toBe(0 - invoice.totalCents);
    expect(all(xml, "ChargeAmount").filter((price) => Number(price) < 0)).toEqual([]);
  }
});

it("says what it takes back, for programs too", async () => {
  const xml = await eInvoiceXml(cancelInvoice(sampleInvoice(), { number: "S30001", issuedOn: "2026-11-16" }));
  expect(first(xml, "TypeCode")).toBe("384");
  const [reference] = blocks(xml, "InvoiceReferencedDocument");
  expect(first(reference ?? "", "IssuerAssignedID")).toBe("20001");
  expect(reference).toContain("20261115");
  expect(xml).not.toMatch(/IBANID|BillingSpecifiedPeriod|-0\.00|>-0</);
});

it("keeps the schema of the library", { timeout: 60_000 }, async () => {
  const service = new InvoiceService({ log() {}, warn() {}, error() {} });
  const issue = { number: "S30001", issuedOn: "2026-11-16" };
  for (const invoice of [sampleInvoice(), randomInvoice(3), cancelInvoice(sampleInvoice(), issue)]) {
    const checked = await service.generate(toEInvoice(invoice), { format: "CII", lang: "de" });
    expect(String(checked)).toContain("CrossIndustryInvoice");
  }
  await expect(
    service.generate(toEInvoice({ ...sampleInvoice(), lines: [] }), { format: "CII", lang: "de" }),
  ).rejects.toThrow("validation failed");
});

it("would notice a cent too much", async () => {
  const invoice = randomInvoice(7);
  expect(brokenRules(await eInvoiceXml({ ...invoice, totalCents: invoice.totalCents + 1 }))).toContain(
    "BR-CO-15",
  );
});

it("names seller, buyer, place and account", async () => {
  const xml = await eInvoiceXml(sampleInvoice());
  expect(xml).toContain('<ram:ID schemeID="VA">DE000000000</ram:ID>');
  expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
  expect(xml).toContain("<ram:IBANID>DE02120300000000202051</ram:IBANID>");
  expect(xml).toContain("urn:cen.eu:en16931:2017");
  expect(await eInvoiceXml(sampleInvoice({ currency: "PLN" }))).toContain(
    '<ram:TaxTotalAmount currencyID="PLN">',
  );
  expect(first(blocks(xml, "ShipToTradeParty")[0] ?? "", "CityName")).toBe("Dresden");
});

it.each([
  ["pl 525-244-57-67", "PL5252445767"],
  ["123456789", null],
  ["keine", null],
])("names the buyer's VAT identifier %s as %s", async (vatId, written) => {
  const sample = sampleInvoice();
  const xml = await eInvoiceXml({ ...sample, buyer: { ...sample.buyer, vatId } });
  expect(all(blocks(xml, "BuyerTradeParty")[0] ?? "", "ID")).toEqual(written === null ? [] : [written]);
});

it("works without anything that may be missing", async () => {
  const sample = sampleInvoice();
  const xml = await eInvoiceXml({
    ...sample,
    delivery: null,
    shippingMethod: null,
    deliverTo: null,
    discounts: [],
    shipping: [],
    buyer: { ...sample.buyer, company: null, vatId: null, email: null, additional: [] },
    payment: { kind: "provider", name: "PayPal", bank: null, reference: "10001" },
  });
  expect(xml).not.toContain("IBANID");
  // Both are demanded: a part about the delivery by the schema, terms by BR-CO-25.
  expect(blocks(xml, "ApplicableHeaderTradeDelivery")[0]).toContain("20261115");
  expect(blocks(xml, "SpecifiedTradePaymentTerms")).toHaveLength(1);
});
