import type { listTexts as german } from "./de-de.ts";

export const listTexts: Readonly<Record<keyof typeof german, string>> = {
  "list.filters": "Zawężanie listy",
  "list.all": "Wszystkie",
  "list.allLanguages": "Wszystkie języki",
  "list.clear": "Usuń filtry",
  "list.none": "Brak pozycji dla tego wyboru. Można usunąć wybrane filtry.",
  "list.actions": "Czynności",
  "list.pages": "Strony",
  "list.range": "{first}–{last} z {total}",
  "list.moreThan": "ponad {total}",
  "list.perPage": "Na stronie",
  "list.previous": "Poprzednia strona",
  "list.next": "Następna strona",
  "views.title": "Widoki",
  "views.save": "Zapamiętaj widok",
  "views.name": "Nazwa widoku",
  "views.forget": "Zapomnij widok „{name}”",
  "list.selected": "Wybór",
  "list.select": "Wybierz: {name}",
  "list.selectedCount": "Wybrano: {count}",
  "list.unselect": "Wyczyść wybór",
};
