import type { PaymentMethod } from "@hearth/contract";
import { paymentTraits } from "@hearth/rules";

export interface PaymentChoice {
  id: string;
  name: string;
  description: string | null;
  /** Pay on invoice asks for a phone number and the date of birth. */
  asksInvoice: boolean;
}

/** In the shop's own order: the API puts the chosen one first, and a list that jumps is hard to read. */
export function paymentChoices(methods: readonly PaymentMethod[]): PaymentChoice[] {
  return methods
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, name, description, technicalName, translated }) => ({
      id,
      name: translated.name ?? name ?? technicalName,
      description: translated.description ?? description,
      asksInvoice: paymentTraits(technicalName).asksInvoiceDetails,
    }));
}
