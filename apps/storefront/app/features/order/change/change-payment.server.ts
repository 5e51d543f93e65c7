import { isId } from "@hearth/contract";
import { checkInvoice } from "@hearth/contract/form";
import { shopDay } from "@hearth/rules";
import { failedForm, refusedForm } from "../../../platform/forms/form-state.ts";
import type { FormState, FormValues } from "../../../platform/forms/form-state.ts";
import { isShopFailure } from "../../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { invoiceInput } from "../../payment-method/public.ts";
import { isCompanysOrder } from "../read/order-buyer.ts";
import type { FoundOrder } from "../read/find-order.server.ts";
import { newestTransaction, transactionState } from "../read/order-outcome.ts";
import { loadPaymentChoices } from "../read/load-payment-choices.server.ts";

export const paymentFormNames = [
  "paymentMethodId",
  "phoneNumber",
  "birthdayDay",
  "birthdayMonth",
  "birthdayYear",
];

/** Null: done, paying goes on at the provider or is agreed for later. Else the form with what is wrong. */
export async function changePayment(
  visit: Visit,
  { order, link }: FoundOrder,
  values: FormValues,
): Promise<FormState | null> {
  const { paymentMethodId = "" } = values;
  const choices = await loadPaymentChoices(visit.shop, order);
  const chosen = choices.find(({ id }) => id === paymentMethodId);
  if (!chosen || !isId(chosen.id)) {
    return refusedForm(values, [{ code: "VIOLATION::NO_SUCH_CHOICE_ERROR", pointer: "/paymentMethodId" }]);
  }
  const today = shopDay(Date.now());
  const invoice = chosen.asksInvoice
    ? checkInvoice(values, { today, isCompany: isCompanysOrder(order) })
    : null;
  if (invoice?.ok === false) return refusedForm(values, invoice.violations);
  try {
    await visit.shop.act("orderSetPayment", {
      body: {
        orderId: order.id,
        paymentMethodId: chosen.id,
        ...link,
        ...(invoice ? invoiceInput(invoice.value) : {}),
      },
    });
    return null;
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return failedForm(values, error);
  }
}

const startable: readonly string[] = ["open", "in_progress", "failed"];

/** The same way once more. A payment that was given up is over: then a new one of the same method takes its place. */
export async function retryPayment(visit: Visit, found: FoundOrder): Promise<FormState | null> {
  const { order, link } = found;
  const current = newestTransaction(order);
  if (!current || startable.includes(transactionState(order))) return null;
  const body = { orderId: order.id, paymentMethodId: current.paymentMethodId, ...link };
  try {
    await visit.shop.act("orderSetPayment", { body });
    return null;
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return failedForm({}, error);
  }
}
