import type { categoryTexts as german } from "./de-de.ts";

export const categoryTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.category": "Categories",
  "category.search": "Name",
  "category.keys":
    "Alt and the arrow keys move a category: up, down, one level up, below the one above. Addresses stay.",
  "category.inactive": "Not in the shop",
  "category.hidden": "Not in the menu",
  "category.move.up": "{name} up",
  "category.move.down": "{name} down",
  "category.move.in": "{name} below the category above",
  "category.move.out": "{name} one level up",
  "category.moved": "Moved.",
  "category.saved": "Saved. The address stays.",
  "reason.BELOW_ITSELF": "A category cannot be below itself.",
  "operation.changeCategoryText": "Category renamed",
  "operation.moveCategory": "Category moved",
  "category.create": "New category",
  "category.createSubmit": "Create",
  "category.parent": "Stands below",
  "category.nameIn": "Name, {language}",
  "category.createNote":
    "The name makes the address, which stays. A language without a name shows the German one.",
  "category.created": "Category created.",
  "operation.createCategory": "Category created",
};
