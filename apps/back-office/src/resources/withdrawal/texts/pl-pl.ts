import type { withdrawalTexts as german } from "./de-de.ts";

export const withdrawalTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.withdrawal": "Odstąpienia",
  "withdrawal.empty": "Brak otwartych odstąpień.",
  "withdrawal.search": "Znak, nazwisko, e-mail",
  "withdrawal.everything": "cała umowa",
  "withdrawal.note": "Odnotuj",
  "withdrawal.noteNamed": "Odnotuj: odstąpienie {reference}, {name}",
  "withdrawal.step": "Co się stało",
  "withdrawal.noteHint": "Tylko dla zespołu.",
  "withdrawal.noted": "Odnotowano.",
  "withdrawal.state.received": "Wpłynęło",
  "withdrawal.state.accepted": "Przyjęte",
  "withdrawal.state.declined": "Odrzucone",
  "withdrawal.state.returned": "Towar zwrócony",
  "withdrawal.state.refunded": "Zwrócono pieniądze",
};
