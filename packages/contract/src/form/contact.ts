import { checkForm, optional } from "./check-form.ts";
import { emailField } from "./email.ts";
import { formLimit } from "./form-limit.ts";
import { loosePhone } from "./phone.ts";
import { pictures } from "./pictures.ts";
import { nameField, oneLine, paragraphs } from "./text-field.ts";
import { anyId, choice, knownId } from "./value-field.ts";

const name = optional(nameField());

export function checkContact(input: unknown, rules: { readonly salutationIds: readonly string[] }) {
  return checkForm(
    {
      salutationId: optional(knownId(rules.salutationIds)),
      firstName: name,
      lastName: name,
      email: emailField,
      phone: optional(loosePhone),
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
