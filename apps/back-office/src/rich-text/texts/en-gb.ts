import type { richTextTexts as german } from "./de-de.ts";

export const richTextTexts: Record<keyof typeof german, string> = {
  "richText.tools": "Tools for {label}",
  "richText.heading2": "Heading",
  "richText.heading3": "Small heading",
  "richText.bold": "Bold",
  "richText.italic": "Italic",
  "richText.list": "List",
  "richText.numbers": "Numbered list",
  "richText.table": "Insert table",
  "richText.addRow": "Insert row below",
  "richText.addColumn": "Insert column right",
  "richText.removeRow": "Remove row",
  "richText.removeColumn": "Remove column",
  "richText.undo": "Undo",
  "richText.redo": "Redo",
  "richText.link": "Link",
  "richText.address": "Where the link leads",
  "richText.addressHint": "https://, mailto:, tel:, /page or #section. Empty: no link.",
  "richText.addressWrong": "No address that is allowed here begins like this.",
  "richText.setLink": "Set link",
  "richText.asHtml":
    "This text has something in it that the editor cannot show (a picture, for example). That is why it is written as HTML.",
};
