/** What a session chooses by id, as people call it. */
const chosenById = {
  shippingMethodId: "shipping method",
  paymentMethodId: "payment method",
  shippingAddressId: "shipping address",
  billingAddressId: "billing address",
} as const;

type Choices = Readonly<Record<string, unknown>>;

/**
 * The choices as they are sent to the shop. A method or an address without an id is a mistake of ours and fails before anything is
 * sent; a currency without one is left out and told, as the shop still has one. Null: nothing is left to choose.
 */
export function contextChoices(choices: Choices, tell: (mistake: string) => void): Choices | null {
  for (const [field, name] of Object.entries(chosenById)) {
    if (field in choices && !choices[field])
      throw new Error(`You need to provide ${name} id in order to set ${name}`);
  }
  if (!("currencyId" in choices) || choices.currencyId) return choices;
  tell("currency-without-id");
  const { currencyId: _, ...others } = choices;
  return Object.keys(others).length > 0 ? others : null;
}
