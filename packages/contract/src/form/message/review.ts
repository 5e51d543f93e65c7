import { checkForm, optional } from "../check-form.ts";
import { formLimit } from "../form-limit.ts";
import { nameField, oneLine, paragraphs } from "../field/text-field.ts";
import { anyId, wholeNumber } from "../field/value-field.ts";

export function checkReview(input: unknown) {
  return checkForm(
    {
      id: optional(anyId),
      title: oneLine({ min: formLimit.reviewTitleMin, max: formLimit.line }),
      content: paragraphs({ min: formLimit.reviewContentMin, max: formLimit.reviewContent }),
      points: wholeNumber({ min: 1, max: 5 }),
      name: optional(nameField()),
    },
    input,
  );
}
