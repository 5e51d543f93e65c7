import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Orders to read: list and sheet. What is done with an order (ship, refund, cancel) is added here. */
export const orderResource: OfficeResource = {
  name: "order",
  group: "sales",
  icon: "shopping-bag",
  operations: { list: "listOrders", read: "readOrder" },
  idField: "id",
  List: lazyPart(() => import("./order-list.tsx"), "OrderList"),
  Show: lazyPart(() => import("./order-page.tsx"), "OrderPage"),
};
