import { freightAccess, freightTimes } from "../../checkout/freight-choices.ts";
import { checkForm, optional } from "../check-form.ts";
import { good } from "../checked.ts";
import { formLimit } from "../form-limit.ts";
import { anyPhoneField } from "../field/phone.ts";
import { nameField, paragraphs } from "../field/text-field.ts";
import { choice, isTicked } from "../field/value-field.ts";

export type CheckedFreight = Extract<ReturnType<typeof checkFreight>, { ok: true }>["value"];

/**
 * What a forwarder has to know. The number may be of any country, for who waits on site need not live there; without a code it is one of
 * the country the goods go to.
 */
export function checkFreight(input: unknown, countryIso: string | null) {
  return checkForm(
    {
      contactName: nameField(),
      phoneNumber: anyPhoneField(countryIso),
      access: choice(freightAccess),
      timeWindow: choice(freightTimes),
      needsLiftTruck: (raw) => good(isTicked(raw)),
      note: optional(paragraphs({ max: formLimit.freightNote })),
    },
    input,
    "/freight",
  );
}
