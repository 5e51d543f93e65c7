import type { richTextTexts as german } from "./de-de.ts";

export const richTextTexts: Record<keyof typeof german, string> = {
  "richText.tools": "Narzędzia: {label}",
  "richText.heading2": "Nagłówek",
  "richText.heading3": "Mały nagłówek",
  "richText.bold": "Pogrubienie",
  "richText.italic": "Kursywa",
  "richText.list": "Lista",
  "richText.numbers": "Lista numerowana",
  "richText.table": "Wstaw tabelę",
  "richText.addRow": "Wstaw wiersz poniżej",
  "richText.addColumn": "Wstaw kolumnę po prawej",
  "richText.removeRow": "Usuń wiersz",
  "richText.removeColumn": "Usuń kolumnę",
  "richText.undo": "Cofnij",
  "richText.redo": "Ponów",
  "richText.link": "Odnośnik",
  "richText.address": "Dokąd prowadzi odnośnik",
  "richText.addressHint": "https://, mailto:, tel:, /strona albo #sekcja. Puste: bez odnośnika.",
  "richText.addressWrong": "Tak nie zaczyna się żaden dozwolony tu adres.",
  "richText.setLink": "Ustaw odnośnik",
  "richText.asHtml":
    "W tym tekście jest coś, czego edytor nie potrafi pokazać (na przykład obraz). Dlatego pisze się go jako HTML.",
};
