import { checkForm, optional } from "../check-form.ts";
import { emailField } from "../field/email.ts";
import { formLimit } from "../form-limit.ts";
import { anyPhoneField } from "../field/phone.ts";
import { localePhoneCountry } from "../field/phone-example.ts";
import { pictures } from "../field/pictures.ts";
import { nameField, oneLine, paragraphs } from "../field/text-field.ts";
import { anyId, choice, knownId } from "../field/value-field.ts";

const name = optional(nameField());

interface ContactRules {
  readonly salutationIds: readonly string[];
  /** What the writer reads the shop in: a phone number without a code is one of there. */
  readonly locale: string;
}

export function checkContact(input: unknown, rules: ContactRules) {
  return checkForm(
    {
      salutationId: optional(knownId(rules.salutationIds)),
      firstName: name,
      lastName: name,
      email: emailField,
      phone: optional(anyPhoneField(localePhoneCountry(rules.locale))),
      subject: oneLine({ max: formLimit.subject }),
      comment: paragraphs({ max: formLimit.comment }),
      slotId: optional(anyId),
      navigationId: optional(anyId),
      entityName: optional(choice(["category", "product", "landing_page"])),
      attachments: pictures,
      cmsPageType: optional(oneLine({ max: formLimit.name })),
    },
    input,
  );
}
