import { expect, it } from "vitest";
import { doorOf, mailboxOf, unpaidCounts } from "./unpaid-counts.ts";

it.each([
  ["Ada@Example.com ", "ada@example.com"],
  ["ada+shop1@example.com", "ada@example.com"],
  ["a.d.a+x@googlemail.com", "ada@gmail.com"],
  ["a.da@gmail.com", "ada@gmail.com"],
  ["a.da@example.com", "a.da@example.com"],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

const door = (street: string, zipcode: string | null = "60314") =>
  doorOf({ street, zipcode, country_id: "de", phone_number: null });

it.each([
  ["Ofenstraße 1", "ofenstr. 1"],
  ["Ofenstrasse 1", "Ofen-Straße 1"],
])("%s and %s are one door", (one, other) => {
  expect(door(one)).toBe(door(other));
});

it("another house, town or country is another door", () => {
  expect(
    new Set([door("Ofenweg 1"), door("Ofenweg 11"), door("Ofenweg 1", "60315"), door("ul. Łąkowa 1")]).size,
  ).toBe(4);
});

const order = {
  address: "192.0.2.1",
  email: "ada@example.com",
  shipping: { street: "Ofenweg 1", zipcode: "60314", country_id: "de", phone_number: "+49 69 123456" },
};

it("counts by network, mailbox, door and phone", () => {
  const counts = unpaidCounts(order, { perNetwork: 3, perMailbox: 2, perDoor: 4 });
  expect(counts.map(({ kind, mostPerHour }) => [kind, mostPerHour])).toEqual([
    ["address", 3],
    ["mailbox", 2],
    ["door", 4],
    ["phone", 4],
  ]);
});
