import { cartLimit } from "../../checkout/cart-limit.ts";
import { checkForm, optional } from "../check-form.ts";
import { formLimit } from "../form-limit.ts";
import { oneLine, paragraphs } from "../field/text-field.ts";

const code = optional(oneLine({ max: formLimit.line }));

/** Free texts that go with an order. */
export function checkOrderTexts(input: unknown) {
  return checkForm(
    {
      customerComment: optional(paragraphs({ max: cartLimit.commentLength })),
      affiliateCode: code,
      campaignCode: code,
    },
    input,
  );
}
