import type { TextKey } from "../language/load-texts.ts";
import type { ListOperation } from "../resources/office-resource.ts";
import { orderViews } from "../resources/order/order-views.ts";
import { productViews } from "../resources/product/product-views.ts";
import type { IconName } from "../ui/icon/icon-names.ts";
import type { StaffResource } from "@hearth/rules";

export interface Task {
  readonly text: TextKey;
  readonly icon: IconName;
  readonly resource: StaffResource;
  readonly operation: ListOperation;
  readonly filter: Readonly<Record<string, string>>;
}

/** Lists that should be empty in the evening; each is counted by the list itself. */
export const tasks: readonly Task[] = [
  {
    text: "start.toPay",
    icon: "shopping-bag",
    resource: "order",
    operation: "listOrders",
    filter: orderViews.toPay,
  },
  {
    text: "start.toShip",
    icon: "shopping-bag",
    resource: "order",
    operation: "listOrders",
    filter: orderViews.toShip,
  },
  {
    text: "start.toComplete",
    icon: "truck-delivery",
    resource: "order",
    operation: "listOrders",
    filter: orderViews.toComplete,
  },
  {
    text: "start.lowStock",
    icon: "package",
    resource: "product",
    operation: "listProducts",
    filter: productViews.lowStock,
  },
  {
    text: "start.reviews",
    icon: "star",
    resource: "review",
    operation: "listReviews",
    filter: { state: "pending" },
  },
  {
    text: "start.messages",
    icon: "message",
    resource: "contact-message",
    operation: "listContactMessages",
    filter: { state: "open" },
  },
  {
    text: "nav.customer-group-request",
    icon: "building-store",
    resource: "customer-group-request",
    operation: "listGroupRequests",
    filter: {},
  },
  {
    text: "nav.withdrawal",
    icon: "arrow-back-up",
    resource: "withdrawal",
    operation: "listWithdrawals",
    filter: {},
  },
  { text: "job.title", icon: "alert-triangle", resource: "job", operation: "listDeadJobs", filter: {} },
];
