import { cellNames, closesParagraph, emptyElements, headings, tableParts } from "./nesting-rules.ts";

export type Attribute = readonly [name: string, value: string];

/** Deeper tags are dropped and their text stays. */
const DEEPEST_TAG = 100;
/** A table needs room for body, row and cell, or its text would have no place. */
const ROOM_OF_TABLE = 3;

/**
 * Writes listed elements so that every browser reads exactly the tree that was meant: each element is closed before its parent, and
 * none stands where the standard's tree builder would close another one, move it or invent one around it. So nothing has to be
 * looked at twice: the time is linear in what is written. See docs/decisions/0051-markup-by-construction.md.
 */
// oxlint-disable-next-line max-lines-per-function -- one machine over one list of open tags; apart its parts say nothing
export function createMarkupWriter() {
  const open: string[] = [];
  /** Tags dropped for their depth, whose ends must close nothing else. */
  const dropped = new Map<string, number>();
  let html = "";

  function closeTo(length: number): void {
    while (open.length > length) html += `</${open.pop() ?? ""}>`;
  }

  /** Where the nearest of these is open, without looking out of the table cell or across the stops; -1 if nowhere. */
  function find(names: ReadonlySet<string>, stops: ReadonlySet<string> = tableParts): number {
    for (let at = open.length - 1; at >= 0; at--) {
      const name = open[at] ?? "";
      if (names.has(name)) return at;
      if (stops.has(name)) return -1;
    }
    return -1;
  }

  function closeOpen(names: ReadonlySet<string>): void {
    const at = find(names);
    if (at >= 0) closeTo(at);
  }

  function write(name: string, attributes: readonly Attribute[] = []): boolean {
    const isEmpty = emptyElements.has(name);
    if (!isEmpty && open.length >= DEEPEST_TAG - (name === "table" ? ROOM_OF_TABLE : 0)) {
      dropped.set(name, (dropped.get(name) ?? 0) + 1);
      return false;
    }
    const written = attributes.map(
      ([key, value]) => ` ${key}="${escapeText(value).replaceAll('"', "&quot;")}"`,
    );
    html += `<${name}${written.join("")}>`;
    if (!isEmpty) open.push(name);
    return true;
  }

  /** Between the cells of a table a browser would move text and elements out of it: here they get a cell of their own. */
  function enterCell(): void {
    const innermost = open.at(-1) ?? "";
    if (tableParts.has(innermost) && !cellNames.has(innermost)) openTablePart("td", []);
  }

  function openTablePart(name: string, attributes: readonly Attribute[]): void {
    const table = open.lastIndexOf("table");
    if (table < 0) return;
    const inTable = (names: readonly string[]) => {
      const at = open.findLastIndex((part, index) => index > table && names.includes(part));
      return at < 0 ? null : at;
    };
    if (cellNames.has(name) && name !== "caption") {
      const row = inTable(["tr"]);
      if (row === null) openTablePart("tr", []);
      else closeTo(row + 1);
    } else if (name === "tr") {
      const body = inTable(["thead", "tbody"]);
      closeTo((body ?? table) + 1);
      if (body === null) write("tbody");
    } else closeTo(table + 1);
    write(name, attributes);
  }

  function openItem(name: string): void {
    const isTerm = name !== "li";
    const lists = new Set(isTerm ? ["dl"] : ["ul", "ol"]);
    const list = find(lists);
    if (list < 0) {
      if (!openElement(isTerm ? "dl" : "ul", [])) return;
    } else {
      // Terms and their descriptions may be grouped by a `div` in the list.
      const isGrouped = isTerm && open[list + 1] === "div";
      closeTo(list + (isGrouped ? 2 : 1));
    }
    write(name);
  }

  function openElement(name: string, attributes: readonly Attribute[]): boolean {
    if (name === "table" && tableParts.has(open.at(-1) ?? "") && !cellNames.has(open.at(-1) ?? "")) {
      closeTo(open.lastIndexOf("table"));
    }
    enterCell();
    if (closesParagraph.has(name)) closeOpen(paragraph);
    if (headings.has(name) || name === "table") closeOpen(headings);
    if (name === "a") {
      closeOpen(link);
      // Around the table stands a link already.
      if (open.includes("a")) return false;
    }
    return write(name, attributes);
  }

  return {
    open(name: string, attributes: readonly Attribute[]): void {
      if (name === "table" || !tableParts.has(name)) {
        if (itemNames.has(name)) {
          enterCell();
          openItem(name);
        } else openElement(name, attributes);
      } else openTablePart(name, attributes);
    },

    close(name: string): void {
      const deeper = dropped.get(name) ?? 0;
      if (deeper > 0) {
        dropped.set(name, deeper - 1);
        return;
      }
      const names = headings.has(name) ? headings : new Set([name]);
      const at = find(names, tableParts.has(name) ? table : (itemStops[name] ?? tableParts));
      if (at >= 0) closeTo(at);
    },

    text(text: string): void {
      if (!/^[\t\n\f\r ]*$/.test(text)) enterCell();
      html += escapeText(text);
    },

    end(): string {
      closeTo(0);
      return html;
    },
  };
}

const paragraph: ReadonlySet<string> = new Set(["p"]);
const link: ReadonlySet<string> = new Set(["a"]);
const table: ReadonlySet<string> = new Set(["table"]);
const itemNames: ReadonlySet<string> = new Set(["li", "dt", "dd"]);
/** The end of an item belongs to the list it is in. */
const itemStops: Record<string, ReadonlySet<string>> = {
  li: new Set([...tableParts, "ul", "ol"]),
  dt: new Set([...tableParts, "dl"]),
  dd: new Set([...tableParts, "dl"]),
};

/** A carriage return would be read as a line feed, half a character as a replacement: what is written is what will be read. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
