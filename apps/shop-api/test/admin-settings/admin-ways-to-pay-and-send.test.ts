import type { AdminCountry, AdminPaymentMethod, AdminShippingMethod } from "@hearth/admin-contract";
import type { Country, EntitySearchResult, PaymentMethod } from "@hearth/contract";
import { expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { inThreeLanguages } from "../harness/admin/admin-setting-requests.ts";
import { item, newShopper, noticesOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { expectToReach } from "../harness/content/expect-to-reach.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

const payments = async (client: AdminClient) =>
  (await client.ask<{ methods: AdminPaymentMethod[] }>("listPaymentMethods")).body.methods;
const change = async (
  client: AdminClient,
  key: Parameters<typeof id.paymentMethod>[0],
  more: Partial<AdminPaymentMethod>,
) => {
  const found = (await payments(client)).find((method) => method.id === id.paymentMethod(key));
  if (!found) throw new Error(`There is no method ${key}`);
  const { id: methodId, technicalName: _name, hasProvider: _provider, ...input } = { ...found, ...more };
  return client.ask<AdminPaymentMethod>("changePaymentMethod", { params: { id: methodId }, input });
};
const offered = async (headers: Record<string, string> = {}) =>
  (await shop.api.post<EntitySearchResult<PaymentMethod>>("/payment-method", {}, headers)).body.elements.map(
    ({ technicalName, translated }) => [technicalName, translated.name],
  );

it("a way to pay is renamed and moved, and the shop follows soon", async () => {
  const { client } = await admin.worker("owner");
  const before = await offered({ "sw-language-id": id.language("pl") });
  expect(before.at(0)?.[0]).toBe("payment_prepayment");
  const invoice = before.find(([name]) => name === "payment_invoicepayment");
  await expectToReach({
    read: async () => (await offered({ "sw-language-id": id.language("pl") })).at(-1),
    from: before.at(-1),
    async change() {
      const { body } = await change(client, "invoice", { position: 99, texts: inThreeLanguages("Später") });
      expect(body.position).toBe((await payments(client)).length - 1);
    },
    to: ["payment_invoicepayment", "Später pl-PL"],
  });
  expect(invoice?.[1]).not.toBe("Später pl-PL");
});

it("a way to pay that is switched off is gone, also for who has chosen it; the last one stays", async () => {
  const { client } = await admin.worker("owner");
  const shopper = newShopper(shop.api);
  await shopper.add(item("hose"));
  await shopper.choose({ paymentMethodId: id.paymentMethod("invoice") });
  expect((await change(client, "invoice", { isActive: false })).body.isActive).toBe(false);
  await shop.services.references.refresh();
  expect((await offered()).map(([name]) => name)).not.toContain("payment_invoicepayment");
  expect(noticesOf(await shopper.read())).toContain("payment-method-changed");
  await shop.sql`update payment_method set active = false where id <> ${id.paymentMethod("prepayment")}`;
  const last = await change(client, "prepayment", {
    isActive: false,
    texts: inThreeLanguages("Vorkasse"),
  });
  expect(last.faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /isActive"]);
  expect(last.errors[0]?.meta?.parameters?.["reason"]).toBe("LAST_ACTIVE");
  await shop.sql`update payment_method set active = true`;
  await shop.services.references.refresh();
});

it("limits of a way to pay hold in the next cart", async () => {
  const { client } = await admin.worker("owner");
  const { body } = await change(client, "invoice", { maxCents: 1000, countryIds: [id.country("de")] });
  expect([body.maxCents, body.countryIds]).toEqual([1000, [id.country("de")]]);
  await shop.services.references.refresh();
  const shopper = newShopper(shop.api);
  await shopper.add(item("hose"));
  await shopper.choose({ paymentMethodId: id.paymentMethod("invoice") });
  expect((await shopper.context()).paymentMethod.technicalName).toBe("payment_prepayment");
  const unknown = await change(client, "invoice", { countryIds: [id.unknownId] });
  expect(unknown.faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /countryIds"]);
});

it("a language is not left out", async () => {
  const { client } = await admin.worker("owner");
  const refused = await change(client, "invoice", { texts: inThreeLanguages("Halb").slice(0, 2) });
  expect(refused.errors[0]?.meta?.parameters?.["reason"]).toBe("LANGUAGE_MISSING");
});

it("a way to send is renamed, and whoever was slower is told", async () => {
  const { client } = await admin.worker("owner");
  const [parcel] = (await client.ask<{ methods: AdminShippingMethod[] }>("listShippingMethods")).body.methods;
  if (!parcel) throw new Error("There is no way to send");
  const { id: methodId, technicalName: _name, ...form } = parcel;
  const rename = (name: string) =>
    client.ask<AdminShippingMethod>("changeShippingMethod", {
      params: { id: methodId },
      input: { ...form, texts: inThreeLanguages(name, "Bis zur Tür") },
    });
  const { body } = await rename("Bote");
  expect(body.texts[0]).toEqual({ locale: "de-DE", name: "Bote de-DE", description: "Bis zur Tür" });
  expect((await rename("Radbote")).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
});

it("a country is served or not, soon; the shop's own always", async () => {
  const { client } = await admin.worker("owner");
  const countries = async () =>
    (await client.ask<{ countries: AdminCountry[] }>("listCountries")).body.countries;
  const serve = async (iso: string, isActive: boolean) => {
    const found = (await countries()).find((country) => country.iso === iso);
    const input = { version: found?.version, isActive, isSentTo: isActive };
    return client.ask<AdminCountry>("changeCountry", { params: { id: found?.id ?? "" }, input });
  };
  const chosen = async () =>
    (await shop.api.post<EntitySearchResult<Country>>("/country")).body.elements.map(({ iso }) => iso);
  await expectToReach({
    read: chosen,
    from: ["DE", "PL", "CH"],
    change: () => serve("PL", false),
    to: ["DE", "CH"],
  });
  expect((await serve("DE", false)).errors[0]?.meta?.parameters?.["reason"]).toBe("HOME");
  expect((await serve("PL", true)).body).toMatchObject({ isActive: true, hasZone: true, isHome: false });
});
