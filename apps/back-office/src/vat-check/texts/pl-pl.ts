import type { vatCheckTexts as german } from "./de-de.ts";

export const vatCheckTexts: Readonly<Record<keyof typeof german, string>> = {
  "vatCheck.valid": "ważny",
  "vatCheck.invalid": "nieważny",
  "vatCheck.unreachable": "rejestr nie odpowiada",
  "vatCheck.malformed": "to nie numer UE",
  "vatCheck.unchecked": "nie sprawdzono",
  "vatCheck.asked": "Zapytano {when}: {who}",
  "vatCheck.itself": "sklep, gdy wpłynął wniosek",
  "vatCheck.reference": "nr zapytania {reference}",
  "vatCheck.note.noNames":
    "Ten kraj nie podaje właściciela numeru (Niemcy i Hiszpania nigdy). Nazwę i adres trzeba sprawdzić gdzie indziej, na przykład w rejestrze handlowym.",
  "vatCheck.note.polishInvalid":
    "Polska firma jest w rejestrze tylko po zgłoszeniu do VAT-UE. Bez zgłoszenia pomoże Biała lista Ministerstwa Finansów.",
  "vatCheck.note.germanInvalid":
    "Niemiecka firma może mieć numer podatkowy bez numeru VAT UE: warto zapytać albo obejrzeć wpis działalności.",
};
