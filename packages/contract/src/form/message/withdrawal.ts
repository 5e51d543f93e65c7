import { checkForm, optional } from "../check-form.ts";
import { emailField } from "../field/email.ts";
import { formLimit } from "../form-limit.ts";
import { oneLine, paragraphs } from "../field/text-field.ts";

/**
 * A declaration to withdraw from a contract. Three things are needed, and nothing else may be asked for (WDR-2): who, from which contract,
 * and where the receipt goes. Who means a part of the goods may say which.
 */
export function checkWithdrawal(input: unknown) {
  return checkForm(
    {
      name: oneLine({ max: formLimit.line }),
      contract: paragraphs({ max: formLimit.contract }),
      email: emailField,
      goods: optional(paragraphs({ max: formLimit.comment })),
      idempotencyKey: optional(oneLine({ max: formLimit.withdrawalKey })),
    },
    input,
  );
}
