import type { Context } from "@hearth/contract";
import type { PriceView } from "@hearth/service/price-view";
import { expect, it } from "vitest";
import { priceViewOf } from "./price-view.ts";

const context = (groupId: string, displayGross: boolean, accountType?: string) =>
  ({
    customer: accountType ? { accountType } : null,
    currentCustomerGroup: { id: groupId, displayGross },
    salesChannel: { customerGroupId: "all" },
  }) as unknown as Context;
const view = (groupId: string, show: PriceView["show"]): PriceView => ({ groupId, show });

it.each([
  ["strangers", context("all", true), null, null],
  ["consumers", context("all", true, "private"), null, null],
  ["consumers who were in trade before", context("all", true, "private"), view("trade", "net"), null],
  ["businesses without net prices", context("all", true, "business"), null, view("all", "gross")],
  ["businesses that send more", context("all", true, "business"), view("all", "net"), view("all", "gross")],
  ["a group with prices of its own", context("friends", true, "private"), null, view("friends", "gross")],
  ["trade", context("trade", false, "business"), null, view("trade", "net")],
  ["trade, shown with tax", context("trade", false), view("trade", "with-tax"), view("trade", "with-tax")],
  ["trade of another group before", context("trade", false), view("old", "with-tax"), view("trade", "net")],
])("%s see their prices [7]", (_who, asked, sent, expected) => {
  expect(priceViewOf(asked, sent)).toEqual(expected);
});
