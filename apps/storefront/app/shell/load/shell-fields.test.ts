import { expect, it } from "vitest";
import {
  readCertificates,
  readContact,
  readMethods,
  readShop,
  readSocial,
  readUsps,
} from "./shell-fields.ts";

it("reads selling points and leaves out those without text or icon [98]", () => {
  const fields = {
    hearth_usps: [
      { icon: "tabler:headset", text: "Beratung", target: "/kontakt" },
      { icon: "tabler:truck", text: "Lieferung" },
      { icon: "tabler:truck" },
      "text",
      null,
    ],
  };
  expect(readUsps(fields)).toEqual([
    { icon: "tabler:headset", text: "Beratung", target: "/kontakt" },
    { icon: "tabler:truck", text: "Lieferung", target: null },
  ]);
});

it("reads contact data with the opening hours that make sense", () => {
  const hours = [
    { days: [1, 2, 3, 4], from: "09:00", to: "17:00" },
    { days: [], from: "09:00", to: "17:00" },
    { days: [5], from: "nine", to: "15:00" },
  ];
  const fields = { hearth_contact: { phone: "+49 69 1", email: "a@shop.example", hours } };
  expect(readContact(fields)).toEqual({ phone: "+49 69 1", email: "a@shop.example", hours: [hours[0]] });
});

it.each([[undefined], [null], [{}], [{ hearth_contact: null }], [{ hearth_contact: { phone: "1" } }]])(
  "knows no contact in %j",
  (fields) => {
    expect(readContact(fields)).toBeNull();
  },
);

it("takes networks with a safe address only [11]", () => {
  const good = { icon: "tabler:brand-x", name: "X", url: "https://social.example/x" };
  const bad = { icon: "tabler:brand-y", name: "Y", url: "javascript:alert(1)" };
  expect(readSocial({ hearth_social: [good, bad] })).toEqual([good]);
});

it("reads certificates that have a picture [12]", () => {
  const badge = { key: "shop", name: "Geprüft", text: "Jedes Jahr", mediaUrl: "/media/a.svg" };
  expect(readCertificates({ hearth_certificates: [badge, { name: "Ohne Bild" }] })).toEqual([
    { name: "Geprüft", text: "Jedes Jahr", mediaUrl: "/media/a.svg", target: null },
  ]);
});

it("shows who carries parcels instead of the method, if they have name and mark [11]", () => {
  const carriers = [{ name: "Dachspost", icon: "tabler:paw" }, { name: "Ohne Zeichen" }];
  const parcel = { id: "parcel", translated: { name: "Paketdienst" }, customFields: { icon: "x", carriers } };
  expect(readMethods([parcel])).toEqual([
    { id: "parcel Dachspost", name: "Dachspost", icons: ["tabler:paw"] },
  ]);
});

it("shows the marks of a method, else its icon, and the name alone where there is none [10]", () => {
  const named = (name: string, customFields?: Record<string, unknown>) => ({
    id: name,
    translated: { name },
    customFields,
  });
  expect(
    readMethods([
      named("Karte", { icon: "tabler:credit-card", icons: ["tabler:brand-visa", "tabler:brand-mastercard"] }),
      named("Vorkasse", { icon: "tabler:building-bank", icons: [] }),
      named("Rechnung"),
    ]).map(({ name, icons }) => [name, ...icons]),
  ).toEqual([
    ["Karte", "tabler:brand-visa", "tabler:brand-mastercard"],
    ["Vorkasse", "tabler:building-bank"],
    ["Rechnung"],
  ]);
});

it("knows who the shop is, by name alone where the company is not said, and nobody where nothing is", () => {
  const contact = { hearth_contact: { phone: "+49 69 1", email: "a@shop.example" } };
  const shop = { name: "Ofenhaus", legalName: "Ofenhaus Nord GmbH" };
  expect(readShop({ hearth_shop: shop, ...contact })).toEqual({
    ...shop,
    email: "a@shop.example",
    phone: "+49 69 1",
  });
  expect(readShop({ hearth_shop: { name: "Ofenhaus" } }).legalName).toBe("Ofenhaus");
  expect(readShop(null)).toEqual({ name: "", legalName: "", email: "", phone: "" });
});
