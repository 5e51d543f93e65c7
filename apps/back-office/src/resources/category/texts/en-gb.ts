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
  "category.remove": "Remove category",
  "category.removeTitle": "Remove “{name}”?",
  "category.removeText":
    "Products that lose this place: {products}. They stay in the shop, in their other places. The category’s address then leads to the category above.",
  "category.removed": "Category removed. Its address leads on.",
  "reason.HAS_SUBCATEGORIES": "There are categories below: move or remove them first.",
  "reason.IS_NEEDED": "The shop needs this category: as a page of the law, or because a menu leads there.",
  "reason.ONLY_PLACE": "Products on sale stand only here: give them another place first.",
  "operation.removeCategory": "Category removed",
};
