import type { listTexts as german } from "./de-de.ts";

export const listTexts: Readonly<Record<keyof typeof german, string>> = {
  "list.filters": "Narrow the list",
  "list.all": "All",
  "list.allLanguages": "All languages",
  "list.clear": "Remove filters",
  "list.none": "Nothing matches this choice. Remove single filters.",
  "list.actions": "Actions",
  "list.pages": "Pages",
  "list.range": "{first}–{last} of {total}",
  "list.moreThan": "more than {total}",
  "list.perPage": "Per page",
  "list.previous": "Previous page",
  "list.next": "Next page",
  "views.title": "Views",
  "views.save": "Keep this view",
  "views.name": "Name of the view",
  "views.forget": "Forget the view ‘{name}’",
  "list.selected": "Selection",
  "list.select": "Select: {name}",
  "list.selectedCount": "{count} selected",
  "list.unselect": "Clear selection",
};
