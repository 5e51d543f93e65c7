import type { PhoneArticle, PhoneDraft } from "@hearth/admin-contract";

/** What was said so far, as the form keeps it. */
export interface DraftForm {
  lines: DraftLine[];
  billingAddressId: string;
  shippingAddressId: string;
  shippingMethodId: string;
  paymentMethodId: string;
  codes: string;
  isOperator: boolean;
  comment: string;
}

/** Named when it was added: what is refused has no line in the calculation. */
export interface DraftLine {
  productId: string;
  number: string;
  name: string;
  quantity: number;
}

export const emptyDraft: DraftForm = {
  lines: [],
  billingAddressId: "",
  shippingAddressId: "",
  shippingMethodId: "",
  paymentMethodId: "",
  codes: "",
  isOperator: false,
  comment: "",
};

export function articleName({ name, options }: Pick<PhoneArticle, "name" | "options">): string {
  return [name, options.join(", ")].filter(Boolean).join(" · ");
}

/** The same article again is one piece more. */
export function withArticle(lines: readonly DraftLine[], article: PhoneArticle): DraftLine[] {
  const known = lines.find(({ productId }) => productId === article.id);
  if (known) return withQuantity(lines, known.productId, known.quantity + 1);
  const { id: productId, number } = article;
  return [...lines, { productId, number, name: articleName(article), quantity: 1 }];
}

/** None of it takes the line away. */
export function withQuantity(lines: readonly DraftLine[], productId: string, quantity: number): DraftLine[] {
  if (!Number.isInteger(quantity) || quantity < 1)
    return lines.filter((line) => line.productId !== productId);
  return lines.map((line) => (line.productId === productId ? { ...line, quantity } : line));
}

/** What is sent to be calculated: fields nobody touched are the customer's usual ones. */
export function draftOf(customerId: string, form: DraftForm): PhoneDraft {
  const { billingAddressId, shippingAddressId, shippingMethodId, paymentMethodId } = form;
  const codes = form.codes.split(/[\s,]+/).filter(Boolean);
  return {
    customerId,
    lines: form.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    ...(codes.length > 0 && { codes }),
    ...(billingAddressId && { billingAddressId }),
    ...(shippingAddressId && { shippingAddressId }),
    ...(shippingMethodId && { shippingMethodId }),
    ...(paymentMethodId && { paymentMethodId }),
    ...(form.isOperator && { taxDeclaration: "operator" as const }),
  };
}
