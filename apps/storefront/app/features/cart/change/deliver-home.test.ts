import type { Cart } from "@hearth/contract";
import { expect, it } from "vitest";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import type { CartCommand } from "./cart-command.ts";
import { deliverHome } from "./deliver-home.server.ts";

const add = (lineId: string) => ({ intent: "add", items: [{ lineId }] }) as unknown as CartCommand;

function cart(country: string, ...lines: string[]): Cart {
  return {
    lineItems: lines.map((id) => ({ id, type: "product" })),
    deliveries: [{ location: { country: { id: country } } }],
  } as unknown as Cart;
}

async function callsFor(given: Cart, command: CartCommand, homeCountryId: string | null) {
  const calls: unknown[] = [];
  const act = async (operation: string, input?: { body: unknown }) => {
    calls.push([operation, input?.body]);
    return given;
  };
  await deliverHome({ act } as unknown as ShopClient, given, { command, homeCountryId });
  return calls;
}

it.each<[string, Cart, CartCommand, string | null]>([
  ["more goods", cart("de", "a", "b"), add("b"), "pl"],
  ["a cart that goes there already", cart("pl", "a"), add("a"), "pl"],
  ["a language of a country nobody delivers to", cart("de", "a"), add("a"), null],
  ["a file", { ...cart("de", "a"), deliveries: [] }, add("a"), "pl"],
  ["another change", cart("de", "a"), { intent: "remove", lineId: "b" } as unknown as CartCommand, "pl"],
])("leaves %s alone", async (_what, given, command, home) => {
  expect(await callsFor(given, command, home)).toEqual([]);
});

it("takes the first goods where the language is spoken", async () => {
  expect(await callsFor(cart("de", "a"), add("a"), "pl")).toEqual([
    ["updateContext", { countryId: "pl" }],
    ["readCart", undefined],
  ]);
});
