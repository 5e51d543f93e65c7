import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { isAllowedAddress } from "./fits-editor.ts";

/** What a text can be made of here; everything of it the shop's own cleaner lets through (packages/service/src/markup). */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ["mailto", "tel"],
      isAllowedUri: isAllowedAddress,
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
];
