import { EditorContent, useEditor } from "@tiptap/react";
import { useId } from "react";
import { richTextExtensions } from "./extensions.ts";
import { Toolbar } from "./toolbar.tsx";
import { writeHtml } from "./write-html.ts";

interface Props {
  label: string;
  /** Of the text: `de`. */
  lang: string;
  /** What it begins with; from then on it is the editor's. */
  html: string;
  isReadOnly: boolean;
  onChange: (html: string) => void;
}

/** A text with headings, lists, tables and links, as in a word processor; what comes out is plain HTML. */
export function RichText({ label, lang, html, isReadOnly, onChange }: Props) {
  const id = useId();
  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    editable: !isReadOnly,
    // The page's policy lets no styles in that are written by scripts: rich-text.css has them.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        lang,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-readonly": String(isReadOnly),
        class: "rich-text",
      },
    },
    onUpdate: ({ editor: now }) => onChange(writeHtml(now.getJSON())),
  });
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <div className="rich-frame">
        {!isReadOnly && <Toolbar editor={editor} label={label} controls={id} />}
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
