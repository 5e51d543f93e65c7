import type { groupRequestTexts as german } from "./de-de.ts";

export const groupRequestTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.customer-group-request": "Wnioski firm",
  "groupRequest.empty": "Żaden wniosek nie czeka.",
  "groupRequest.search": "Nazwisko, firma, e-mail, numer",
  "groupRequest.accept": "Przyjmij",
  "groupRequest.acceptNamed": "Przyjmij wniosek: {name}",
  "groupRequest.accepted": "Przyjęto. Klient dostanie e-mail.",
  "groupRequest.decline": "Odrzuć",
  "groupRequest.declineNamed": "Odrzuć wniosek: {name}",
  "groupRequest.declineTitle": "Odrzuć wniosek",
  "groupRequest.declineText":
    "{name} pozostaje w dotychczasowej grupie, bez „{group}”. Wniosek zniknie z listy.",
  "groupRequest.declined": "Odrzucono.",
  "groupRequest.check": "Sprawdź numer VAT",
  "groupRequest.checkNamed": "Sprawdź numer VAT: {name}",
  "groupRequest.checked": "Zapytano. Wynik jest przy wniosku.",
  "groupRequest.stated": "Podane dane",
  "groupRequest.register": "Dane z rejestru",
};
