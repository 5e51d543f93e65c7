import type { AdminOperationId } from "@hearth/admin-contract";
import { type Prepare, withKey, type World } from "./admin-world.ts";
import { markedAsDemo } from "./given-demo.ts";
import * as id from "../content/catalogue-ids.ts";

const nothing: Prepare = () => ({});

const seen = async (
  { shop }: World,
  table: "country" | "payment_method" | "shipping_method" | "shipping_tariff",
  { settingId, ...input }: { settingId: string } & Record<string, unknown>,
) => {
  const [row] = await shop.sql<{ version: number }[]>`
    select version from ${shop.sql(table)} where id = ${settingId}`;
  return { params: { id: settingId }, input: { version: row?.version, ...input } };
};

export const inThreeLanguages = (name: string, description = "") =>
  ["de-DE", "en-GB", "pl-PL"].map((locale) => ({ locale, name: `${name} ${locale}`, description }));

export const legalTexts = (words: string) =>
  ["de-DE", "en-GB", "pl-PL"].map((locale) => ({ locale, html: `<h2>${words} ${locale}</h2><p>§ 1</p>` }));

async function writtenVersion({ shop }: World): Promise<void> {
  await shop.sql`insert into legal_page_version (page, number, texts, valid_from, staff)
    values ('terms', 1, '{}', 'epoch', '') on conflict do nothing`;
}

async function writtenConsentTexts({ shop }: World): Promise<void> {
  await shop.sql`insert into consent_text_version (number, texts, asks_again, staff_id, staff)
    values (1, '{}', false, gen_random_uuid(), '') on conflict do nothing`;
}

/** About the company, sending, paying and countries. Tests of a file share them: each says what is there already. */
export const company = {
  shopName: "Ofenhaus Nord",
  name: "Ofenhaus Nord GmbH",
  street: "Werftweg 3",
  zipcode: "24103",
  city: "Kiel",
  country: "DE",
  vatId: "DE123456789",
  register: "Amtsgericht Kiel, HRB 1",
  managers: "Jonte Petersen",
  email: "post@nord.example",
  phone: "+49 431 1000",
  weee: "",
  bank: {
    bankName: "Nordbank",
    iban: "DE02120300000000202051",
    bic: "BYLADEM1001",
    accountHolder: "Ofenhaus Nord GmbH",
  },
  hours: [{ days: [1, 3], from: "08:00", to: "16:30" }],
};

export const settingRequests = {
  readCompany: nothing,
  changeCompany: async ({ shop }) => {
    const [row] = await shop.sql<{ version: number }[]>`select version from company`;
    return { input: { version: row?.version, company } };
  },
  readSetup: nothing,
  confirmSetup: () => ({ input: { step: "shipping" } }),
  readDemo: nothing,
  emptyDemo: async ({ shop }) => {
    await markedAsDemo(shop.sql);
    await shop.sql`update demo_shop set asked_at = null`;
    const [row] = await shop.sql<{ version: number }[]>`select version from demo_shop`;
    return { input: { version: row?.version, shopName: "Test shop" } };
  },
  listNumberRanges: nothing,
  changeNumberRange: async ({ shop }) => {
    const [row] = await shop.sql<
      { next: number }[]
    >`select (last + 2)::int as next from number_range where name = 'order'`;
    return { params: { id: "order" }, input: { next: row?.next } };
  },
  listMailTemplates: nothing,
  readMailTemplate: () => ({ params: { id: "welcome" } }),
  previewMail: () => ({
    params: { id: "welcome" },
    input: { locale: "pl-PL", subject: "Witamy", intro: null },
  }),
  changeMailTemplate: async ({ shop }) => {
    const [row] = await shop.sql<
      { version: number }[]
    >`select version from mail_text where template = 'welcome'`;
    return { params: { id: "welcome" }, input: { version: row?.version ?? 0, texts: [] } };
  },
  sendTestMail: () => ({ params: { id: "welcome" }, input: { locale: "de-DE" } }),
  listShippingTariffs: nothing,
  changeShippingTariff: (world) =>
    seen(world, "shipping_tariff", {
      settingId: id.shippingTariff("package"),
      rates: [{ zone: "de", freeFromGrossCents: 25_000, steps: [{ fromGrams: 0, grossCents: 590 }] }],
    }),
  listShippingMethods: nothing,
  changeShippingMethod: (world) =>
    seen(world, "shipping_method", {
      settingId: id.shippingMethod("parcel"),
      isActive: true,
      position: 0,
      texts: inThreeLanguages("Paket"),
    }),
  listPaymentMethods: nothing,
  changePaymentMethod: (world) =>
    seen(world, "payment_method", {
      settingId: id.paymentMethod("invoice"),
      isActive: true,
      position: 1,
      texts: inThreeLanguages("Rechnung"),
      maxCents: 500_000,
      countryIds: [],
    }),
  listCountries: nothing,
  changeCountry: (world) =>
    seen(world, "country", { settingId: id.country("pl"), isActive: true, isSentTo: true }),
  listTaxes: nothing,
  planTax: async ({ shop }) => {
    const [row] = await shop.sql<
      { version: number }[]
    >`select version from tax where id = ${id.tax("standard")}`;
    return { params: { id: id.tax("standard") }, input: { version: row?.version, plans: [] } };
  },
  emptyCaches: nothing,
  readConsentTextSheet: nothing,
  readConsentTextVersion: async (world) => {
    await writtenConsentTexts(world);
    return { input: { number: 1 } };
  },
  writeConsentTexts: async ({ shop }) => {
    const [row] = await shop.sql<{ version: number }[]>`
      select count(*)::int as version from consent_text_version`;
    const texts = [{ locale: "de-DE", key: "consent.layerTitle", text: "Dürfen wir zählen?" }];
    return withKey({ input: { version: row?.version, texts, asksAgain: false } });
  },
  listLegalTexts: nothing,
  readLegalText: () => ({ params: { id: "terms" } }),
  readLegalVersion: async (world) => {
    await writtenVersion(world);
    return { params: { id: "terms" }, input: { number: 1 } };
  },
  previewLegalText: () => ({ params: { id: "terms" }, input: { texts: legalTexts("Vorschau") } }),
  writeLegalVersion: async ({ shop }) => {
    const [row] = await shop.sql<{ version: number }[]>`
      select count(*)::int as version from legal_page_version where page = 'terms'`;
    return withKey({
      params: { id: "terms" },
      input: { version: row?.version, texts: legalTexts("Neu"), note: "Probe" },
    });
  },
} as const satisfies Partial<Record<AdminOperationId, Prepare>>;
