import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Orders: list and sheet. What is done with one (ship, refund, cancel, take back) is in `steps`, as the sheet allows it. */
export const orderResource: OfficeResource = {
  name: "order",
  group: "sales",
  icon: "shopping-bag",
  operations: { list: "listOrders", read: "readOrder" },
  idField: "id",
  List: lazyPart(() => import("./order-list.tsx"), "OrderList"),
  Show: lazyPart(() => import("./order-page.tsx"), "OrderPage"),
  pages: [
    {
      path: "/phone-order",
      Screen: lazyPart(() => import("./phone/phone-order-page.tsx"), "PhoneOrderPage"),
    },
  ],
};
