import type { contactMessageTexts as german } from "./de-de.ts";

export const contactMessageTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.contact-message": "Wiadomości",
  "contact.empty": "Nie ma wiadomości.",
  "contact.search": "Nazwisko, e-mail, temat, treść",
  "contact.state.open": "Otwarta",
  "contact.state.answered": "Z odpowiedzią",
  "contact.pictureCount": "Zdjęcia: {count}",
  "contact.message": "Wiadomość",
  "contact.sender": "Nadawca",
  "contact.unproven": "Tak wpisano; adresu nikt nie sprawdził.",
  "contact.toCustomer": "Konto z tym adresem",
  "contact.answer": "Odpowiedź",
  "contact.reply": "Odp: {subject}",
  "contact.write": "Napisz odpowiedź",
  "contact.markAnswered": "Oznacz jako z odpowiedzią",
  "contact.answeredDone": "Oznaczono jako z odpowiedzią.",
  "contact.answeredBy": "Odpowiedź: {name}, {when}",
  "contact.reopen": "Otwórz ponownie",
  "contact.reopenedDone": "Wiadomość znów czeka.",
  "contact.pictures": "Zdjęcia",
  "contact.savePicture": "Zapisz zdjęcie {number}",
};
