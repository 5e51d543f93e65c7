import type { categoryTexts as german } from "./de-de.ts";

export const categoryTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.category": "Kategorie",
  "category.search": "Nazwa",
  "category.keys":
    "Alt i strzałki przesuwają kategorię: w górę, w dół, poziom wyżej, pod poprzednią. Adresy pozostają.",
  "category.inactive": "Poza sklepem",
  "category.hidden": "Poza menu",
  "category.move.up": "{name} w górę",
  "category.move.down": "{name} w dół",
  "category.move.in": "{name} pod kategorię powyżej",
  "category.move.out": "{name} poziom wyżej",
  "category.moved": "Przesunięto.",
  "category.saved": "Zapisano. Adres pozostaje.",
  "reason.BELOW_ITSELF": "Kategoria nie może być pod sobą samą.",
  "operation.changeCategoryText": "Zmieniono nazwę kategorii",
  "operation.moveCategory": "Przesunięto kategorię",
  "category.create": "Nowa kategoria",
  "category.createSubmit": "Utwórz",
  "category.parent": "Znajduje się pod",
  "category.nameIn": "Nazwa, {language}",
  "category.createNote": "Z nazwy powstaje adres i tak zostaje. Język bez nazwy pokazuje niemiecką.",
  "category.created": "Kategoria utworzona.",
  "operation.createCategory": "Utworzono kategorię",
};
