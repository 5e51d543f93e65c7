import { describe, expect, it } from "vitest";
import { BadWorkbook, readWorkbook } from "./read-workbook.ts";
import { archiveOf, workbookOf } from "./workbook.fixture.ts";

const reasonOf = (file: Buffer) => {
  try {
    return readWorkbook(file);
  } catch (error) {
    return error instanceof BadWorkbook ? error.reason : error;
  }
};

describe("a workbook", () => {
  it("is read row by row: shared, own and formula's texts, numbers as they were meant", () => {
    const file = workbookOf(
      [
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Preis</t></is></c></row>',
        '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3"><v>19.899999999999999</v></c></row>',
        '<x:row r="4"><x:c r="A4"><x:v>10388</x:v></x:c><c r="B4"><f>1+2</f><v>3</v></c></x:row>',
        '<row r="5"><c r="A5" t="str"><v>=HYPERLINK()</v></c><c r="B5" t="e"><v>#REF!</v></c></row>',
      ],
      ["Nummer", "A &amp; B &#228;"],
    );
    expect(readWorkbook(file)).toEqual([
      { line: 1, cells: ["Nummer", "Preis"] },
      { line: 3, cells: ["A & B ä", "", "19.9"] },
      { line: 4, cells: ["10388", "3"] },
      { line: 5, cells: ["=HYPERLINK()", "#REF!"] },
    ]);
  });

  it("has one sheet, and is one", () => {
    const two = { "xl/worksheets/sheet1.xml": "<a/>", "xl/worksheets/sheet2.xml": "<a/>" };
    expect(reasonOf(archiveOf(two))).toBe("SEVERAL_SHEETS");
    expect(reasonOf(archiveOf({ "word/document.xml": "<a/>" }))).toBe("NO_WORKBOOK");
    expect(reasonOf(Buffer.from("number;price\nA;1"))).toBe("NO_WORKBOOK");
    expect(reasonOf(Buffer.alloc(0))).toBe("NO_WORKBOOK");
    expect(reasonOf(workbookOf(["<row/>".repeat(20_001)]))).toBe("TOO_MANY_ROWS");
    expect(reasonOf(workbookOf([]).subarray(0, 120))).toBe("NO_WORKBOOK");
  });

  it("that unpacks to more than it may is refused while it unpacks, whatever it says of itself", () => {
    const bomb = workbookOf([" ".repeat(17 * 1024 * 1024)]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(reasonOf(bomb)).toBe("NO_WORKBOOK");
  });

  it("defines no words of its own, and what is never closed costs no more than the rest", () => {
    const cell = '<row r="1"><c r="A1" t="str"><v>&lol;&#x41;</v></c></row>';
    const text = `<!DOCTYPE a [<!ENTITY lol "lol">]>${cell}`;
    const file = archiveOf({ "xl/worksheets/sheet1.xml": text });
    expect(readWorkbook(file)[0]?.cells[0]).toBe("&lol;A");
    const unclosed = archiveOf({ "xl/worksheets/sheet1.xml": `<row r="1">${"<c>".repeat(500_000)}` });
    expect(readWorkbook(unclosed)).toEqual([{ line: 1, cells: [] }]);
  });
});
