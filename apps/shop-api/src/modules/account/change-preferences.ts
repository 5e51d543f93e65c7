import { failure, violation, violations } from "@hearth/contract";
import { type Caller, signedIn } from "../context/index.ts";
import { type AccountPorts, updateCustomer } from "../customer/index.ts";

/** The method that is chosen when a session has chosen none. */
export async function changePaymentMethod(
  { writes }: AccountPorts,
  { scope }: Caller,
  id: string,
): Promise<void> {
  const { channel, reference } = scope;
  if (!channel.payment_method_ids.includes(id) || !reference.paymentMethod.get(id)?.active) {
    throw failure(400, "CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND", {
      detail: "The payment method is not available.",
      parameters: { paymentMethodId: id },
    });
  }
  await updateCustomer(writes, signedIn(scope).id, { default_payment_method_id: id });
}

/** The language of mails. */
export async function changeLanguage(
  { writes }: AccountPorts,
  { scope }: Caller,
  languageId: string,
): Promise<void> {
  if (!scope.channel.language_ids.includes(languageId)) {
    throw violations([violation("VIOLATION::ENTITY_DOES_NOT_EXISTS", "/languageId")]);
  }
  await updateCustomer(writes, signedIn(scope).id, { language_id: languageId });
}
