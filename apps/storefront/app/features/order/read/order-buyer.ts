import type { Order } from "@hearth/contract";

export interface OrderBuyer {
  isCompany: boolean;
  /** As it was given with the order; null: none was. */
  phone: string | null;
}

export function isCompanysOrder({ orderCustomer }: Pick<Order, "orderCustomer">): boolean {
  return Boolean(orderCustomer?.company);
}

/** Nobody is asked twice for what the order says already. */
export function orderBuyer(order: Order): OrderBuyer {
  const { billingAddress, deliveries, extensions } = order;
  return {
    isCompany: isCompanysOrder(order),
    phone:
      billingAddress?.phoneNumber ||
      deliveries?.[0]?.shippingOrderAddress?.phoneNumber ||
      extensions?.hearthOrder?.freight?.phoneNumber ||
      null,
  };
}
