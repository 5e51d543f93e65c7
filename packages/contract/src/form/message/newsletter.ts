import { checkForm, optional } from "../check-form.ts";
import { emailField } from "../field/email.ts";
import { formLimit } from "../form-limit.ts";
import { nameField, oneLine } from "../field/text-field.ts";
import { choice, knownId, storefrontUrl } from "../field/value-field.ts";

export const newsletterOptions = ["subscribe", "direct", "confirmSubscribe", "unsubscribe"] as const;

export interface NewsletterRules {
  readonly storefrontUrls: readonly string[];
  readonly salutationIds: readonly string[];
  readonly languageIds: readonly string[];
}

/** Which wording of the consent a storefront showed, under a name of its own: kept as proof. */
export const NEWSLETTER_TEXT_FIELD = "hearth_newsletter_text";

const line = optional(oneLine({ max: formLimit.line }));
const name = optional(nameField());

export function checkNewsletter(input: unknown, rules: NewsletterRules) {
  return checkForm(
    {
      email: emailField,
      option: choice(newsletterOptions),
      storefrontUrl: storefrontUrl(rules.storefrontUrls),
      salutationId: optional(knownId(rules.salutationIds)),
      title: name,
      firstName: name,
      lastName: name,
      street: line,
      zipCode: line,
      city: line,
      languageId: optional(knownId(rules.languageIds)),
      customFields: (fields, pointer) =>
        checkForm({ [NEWSLETTER_TEXT_FIELD]: optional(oneLine({ max: formLimit.name })) }, fields, pointer),
    },
    input,
  );
}
