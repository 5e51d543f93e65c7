import type { staffTexts as german } from "./de-de.ts";

export const staffTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.staff": "Personel",
  "staff.empty": "Nie ma jeszcze nikogo.",
  "staff.search": "Nazwisko, e-mail",
  "staff.invite": "Zaproś do zespołu",
  "staff.inviteText": "Link w e-mailu jest ważny trzy dni, jeden raz. Rola nie może więcej niż własna.",
  "staff.sendInvitation": "Wyślij zaproszenie",
  "staff.invited": "Zaproszenie wysłano.",
  "staff.chooseRole": "Wybierz",
  "staff.state.invited": "Zaproszono",
  "staff.state.active": "Aktywne",
  "staff.state.blocked": "Zablokowane",
  "staff.never": "jeszcze nigdy",
  "staff.account": "Konto",
  "staff.invitedUntil": "Zaproszenie ważne do",
  "staff.change": "Zmień dane",
  "staff.changed": "Zapisano.",
  "staff.door": "Dostęp",
  "staff.inviteAgain": "Zaproś ponownie",
  "staff.inviteAgainText":
    "{name} otrzyma nowy link. Dotychczasowe hasło, drugi składnik i sesje przestaną działać.",
  "staff.block": "Zablokuj",
  "staff.blockText": "{name} straci dostęp przy następnym kliknięciu.",
  "staff.letIn": "Przywróć dostęp",
};
