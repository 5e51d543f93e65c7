import type { JSONContent } from "@tiptap/core";

/**
 * A text of the editor as HTML, with nothing in it but what the editor can make. The editor's own writer wraps every item and every cell
 * in a paragraph and knows no head of a table: the wording that orders keep would change by opening and saving it.
 */
export function writeHtml(doc: JSONContent): string {
  return childrenOf(doc)
    .map(writeBlock)
    .filter((html) => html !== "<p></p>")
    .join("\n");
}

const plainBlocks: Readonly<Record<string, string>> = {
  paragraph: "p",
  blockquote: "blockquote",
  bulletList: "ul",
  orderedList: "ol",
};

function writeBlock(node: JSONContent): string {
  const { type = "", attrs = {} } = node;
  if (type === "horizontalRule") return "<hr>";
  if (type === "heading") return `<h${attrs["level"]}>${writeInside(node)}</h${attrs["level"]}>`;
  if (type === "listItem") return `<li>${writeInside(node)}</li>`;
  if (type === "table") return writeTable(node);
  const tag = plainBlocks[type];
  return tag ? `<${tag}>${writeInside(node, type === "blockquote")}</${tag}>` : writeInside(node);
}

/** One paragraph in an item or a cell is its text. */
function writeInside(node: JSONContent, hasParagraphs = false): string {
  const children = childrenOf(node);
  const [first, ...others] = children;
  const isPlain = first?.type === "paragraph" && others.every(({ type }) => type?.endsWith("List"));
  if (isPlain && !hasParagraphs) return writeInside(first) + others.map(writeBlock).join("");
  return isInline(first) ? writeRuns(children) : children.map(writeBlock).join("");
}

function writeTable(table: JSONContent): string {
  const rows = childrenOf(table);
  const firstPlain = rows.findIndex((row) => childrenOf(row).some(({ type }) => type !== "tableHeader"));
  const heads = firstPlain === -1 ? rows.length : firstPlain;
  const part = (tag: string, of: readonly JSONContent[]) =>
    of.length === 0 ? "" : `<${tag}>${of.map(writeRow).join("")}</${tag}>`;
  return `<table>${part("thead", rows.slice(0, heads))}${part("tbody", rows.slice(heads))}</table>`;
}

function writeRow(row: JSONContent): string {
  const cells = childrenOf(row).map((cell) => {
    const tag = cell.type === "tableHeader" ? "th" : "td";
    const spans = (["colspan", "rowspan"] as const).map((name) => {
      const span = Number(cell.attrs?.[name] ?? 1);
      return span > 1 ? ` ${name}="${span}"` : "";
    });
    return `<${tag}${spans.join("")}>${writeInside(cell)}</${tag}>`;
  });
  return `<tr>${cells.join("")}</tr>`;
}

/** Runs of text; a link or a stress that goes on over several of them is one element. */
function writeRuns(runs: readonly JSONContent[]): string {
  const open: string[] = [];
  let html = "";
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</${/^\w+/.exec(open.pop() ?? "")?.[0]}>`;
  };
  for (const run of runs) {
    const tags = tagsOf(run);
    const shared = tags.findIndex((tag, index) => open[index] !== tag);
    closeTo(shared === -1 ? Math.min(tags.length, open.length) : shared);
    for (const tag of tags.slice(open.length)) {
      open.push(tag);
      html += `<${tag}>`;
    }
    html += run.type === "hardBreak" ? "<br>" : escaped(run.text ?? "");
  }
  closeTo(0);
  return html;
}

const marks: Readonly<Record<string, string>> = { bold: "strong", italic: "em", underline: "u" };

function tagsOf({ marks: given = [] }: JSONContent): string[] {
  const link = given.find(({ type }) => type === "link");
  const plain = Object.keys(marks).filter((name) => given.some(({ type }) => type === name));
  return [
    ...(link ? [`a href="${escaped(String(link.attrs?.["href"] ?? "")).replaceAll('"', "&quot;")}"`] : []),
    ...plain.map((name) => marks[name] ?? name),
  ];
}

function isInline(node: JSONContent | undefined): boolean {
  return node === undefined || node.type === "text" || node.type === "hardBreak";
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const childrenOf = ({ content = [] }: JSONContent) => content;
