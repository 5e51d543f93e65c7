import { colours, page, type Paper, type Style, type Tagged } from "./paper.ts";

export interface Column {
  x: number;
  width: number;
  align?: "left" | "right";
}

export interface Cell {
  text: string;
  style?: Style;
  /** Below the text, more quietly. */
  details?: string[];
}

export interface Row {
  cells: Cell[];
  isHeader?: boolean;
}

const PADDING = 6;
const HEAD: Style = { size: 8, colour: colours.soft, weight: "bold" };
const DETAIL: Style = { size: 8, colour: colours.soft };

export interface Table {
  columns: readonly Column[];
  head: readonly string[];
  rows: readonly Row[];
}

/** Writes a table row by row; a row never breaks, a new page begins with the head again. Answers where it ended. */
export function writeTable(paper: Paper, { columns, head, rows }: Table, y: number): number {
  const headRow: Row = { cells: head.map((text) => ({ text })), isHeader: true };
  let top = y;
  paper.group("Table", (part) => {
    const writeNext = (row: Row) => {
      top = writeRow({ paper, columns, part }, row, top);
    };
    writeNext(headRow);
    for (const row of rows) {
      if (top + rowHeight(paper, columns, row) > page.bottom) {
        paper.addPage();
        top = page.top;
        writeNext(headRow);
      }
      writeNext(row);
    }
  });
  return top;
}

interface OpenTable {
  paper: Paper;
  columns: readonly Column[];
  part: Tagged;
}

function writeRow({ paper, columns, part: table }: OpenTable, row: Row, top: number): number {
  const bottom = top + rowHeight(paper, columns, row);
  paper.group(
    "TR",
    (parent) => {
      for (const [index, column] of columns.entries()) {
        const cell = row.cells[index];
        if (cell?.text)
          writeCell(paper, cell, { ...column, y: top + PADDING, parent, isHeader: row.isHeader });
      }
    },
    table,
  );
  paper.decorate(() => {
    const { doc } = paper;
    doc
      .moveTo(page.left, bottom)
      .lineTo(page.right, bottom)
      .lineWidth(row.isHeader ? 0.9 : 0.5);
    doc.strokeColor(row.isHeader ? colours.brand : colours.line).stroke();
  });
  return bottom;
}

type CellPlace = Column & { y: number; parent: Tagged; isHeader: boolean | undefined };

function writeCell(
  paper: Paper,
  cell: Cell,
  { x, y, width, parent, align = "left", isHeader }: CellPlace,
): void {
  const style: Style = { align, ...(isHeader && HEAD), ...cell.style };
  paper.write(isHeader ? "TH" : "TD", cell.text, { x, y, width, parent }, style);
  let below = y + paper.height(cell.text, width, style);
  for (const detail of cell.details ?? []) {
    paper.write("TD", detail, { x, y: below, width, parent }, { ...DETAIL, align });
    below += paper.height(detail, width, DETAIL);
  }
}

function rowHeight(paper: Paper, columns: readonly Column[], { cells }: Row): number {
  const heights = columns.map(({ width }, index) => {
    const cell = cells[index];
    if (!cell) return 0;
    const details = (cell.details ?? []).map((detail) => paper.height(detail, width, DETAIL));
    return details.reduce((sum, height) => sum + height, paper.height(cell.text, width, cell.style));
  });
  return Math.max(...heights) + 2 * PADDING;
}
