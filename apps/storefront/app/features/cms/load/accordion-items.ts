export interface AccordionItemData {
  title: string;
  html: string;
}
export interface AccordionData {
  type: "hearth-accordion";
  items: AccordionItemData[];
  isSeveral: boolean;
}

/** A text slot inside an accordion: its first heading becomes the title. */
export function itemOfText(html: string): AccordionItemData | null {
  const heading = /^\s*<h([1-6])(?: class="like-h\d")?>(.*?)<\/h\1>/s.exec(html);
  if (!heading) return null;
  const title = plainText(heading[2] ?? "");
  return title ? { title, html: html.slice(heading[0].length) } : null;
}

/** Text of cleaned HTML. React escapes it again, so the few entities the cleaner writes are read. */
export function plainText(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, "");
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? "").trim();
}
