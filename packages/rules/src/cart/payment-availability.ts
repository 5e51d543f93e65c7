/** Where a payment method is offered. What is not given, and an empty list, does not limit it. */
export interface PaymentAvailability {
  maxCents?: number;
  countryIds?: readonly string[];
  customerGroupIds?: readonly string[];
}

export interface PaymentSituation {
  totalCents: number;
  countryId: string;
  customerGroupId: string;
}

/** The amount is in the currency of the limit; the limit itself may still be paid. */
export function isPaymentAvailable(limits: PaymentAvailability, situation: PaymentSituation): boolean {
  return (
    (limits.maxCents === undefined || situation.totalCents <= limits.maxCents) &&
    isListed(limits.countryIds, situation.countryId) &&
    isListed(limits.customerGroupIds, situation.customerGroupId)
  );
}

function isListed(list: readonly string[] | undefined, id: string): boolean {
  return list === undefined || list.length === 0 || list.includes(id);
}
