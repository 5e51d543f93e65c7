import type { PageDraft } from "@hearth/rules";
import { cleanHtml } from "@hearth/service/markup";

/** What is kept is what will be shown: nobody finds out by publishing that markup was dropped. */
export function cleanDraft({ texts, blocks }: PageDraft): PageDraft {
  return {
    texts: texts.map((text) => ({ ...text, name: text.name.trim() })),
    blocks: blocks.map((block) => ({
      ...block,
      texts: block.texts.map((text) => ({
        ...text,
        title: text.title.trim(),
        html: cleanHtml(text.html),
        secondHtml: cleanHtml(text.secondHtml),
      })),
    })),
  };
}
