import type { vatCheckTexts as german } from "./de-de.ts";

export const vatCheckTexts: Readonly<Record<keyof typeof german, string>> = {
  "vatCheck.valid": "valid",
  "vatCheck.invalid": "not valid",
  "vatCheck.unreachable": "register not reached",
  "vatCheck.malformed": "no EU number",
  "vatCheck.unchecked": "not checked",
  "vatCheck.asked": "Asked on {when}: {who}",
  "vatCheck.itself": "the shop, when the request came",
  "vatCheck.reference": "consultation no. {reference}",
  "vatCheck.note.noNames":
    "This state does not say whose number it is (Germany and Spain never do). Check name and address elsewhere, such as the companies register.",
  "vatCheck.note.polishInvalid":
    "Polish companies are in the register only if they signed up for trade within the EU (VAT-UE). Otherwise the finance ministry’s ‘Biała lista’ helps.",
  "vatCheck.note.germanInvalid":
    "A German company may have a tax number and no VAT id: ask, or look at its trade licence.",
};
