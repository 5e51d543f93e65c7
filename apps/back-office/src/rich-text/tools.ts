import type { Editor } from "@tiptap/core";
import type { IconName } from "../ui/icon/icon-names.ts";

export type ToolName =
  | "heading2"
  | "heading3"
  | "bold"
  | "italic"
  | "list"
  | "numbers"
  | "table"
  | "addRow"
  | "addColumn"
  | "removeRow"
  | "removeColumn"
  | "undo"
  | "redo";

interface Tool {
  icon: IconName;
  run: (editor: Editor) => boolean;
  /** Of what is on or off where the cursor stands. */
  isOn?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
}

const at = (editor: Editor) => editor.chain().focus();

/** What each button does; a link has a field of its own. */
export const tools: Readonly<Record<ToolName, Tool>> = {
  heading2: {
    icon: "h-2",
    run: (editor) => at(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  heading3: {
    icon: "h-3",
    run: (editor) => at(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  bold: {
    icon: "bold",
    run: (editor) => at(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive("bold"),
  },
  italic: {
    icon: "italic",
    run: (editor) => at(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive("italic"),
  },
  list: {
    icon: "list",
    run: (editor) => at(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  numbers: {
    icon: "list-numbers",
    run: (editor) => at(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  table: {
    icon: "table-plus",
    run: (editor) => at(editor).insertTable({ rows: 2, cols: 2, withHeaderRow: true }).run(),
    canRun: (editor) => !editor.isActive("table"),
  },
  addRow: {
    icon: "row-insert-bottom",
    run: (editor) => at(editor).addRowAfter().run(),
    canRun: (editor) => editor.can().addRowAfter(),
  },
  addColumn: {
    icon: "column-insert-right",
    run: (editor) => at(editor).addColumnAfter().run(),
    canRun: (editor) => editor.can().addColumnAfter(),
  },
  removeRow: {
    icon: "row-remove",
    run: (editor) => at(editor).deleteRow().run(),
    canRun: (editor) => editor.can().deleteRow(),
  },
  removeColumn: {
    icon: "column-remove",
    run: (editor) => at(editor).deleteColumn().run(),
    canRun: (editor) => editor.can().deleteColumn(),
  },
  undo: {
    icon: "arrow-back-up",
    run: (editor) => at(editor).undo().run(),
    canRun: (editor) => editor.can().undo(),
  },
  redo: {
    icon: "arrow-forward-up",
    run: (editor) => at(editor).redo().run(),
    canRun: (editor) => editor.can().redo(),
  },
};

export const toolNames = Object.keys(tools) as ToolName[];
