import { describe, expect, it } from "vitest";
import { BadWorkbook, readWorkbook } from "./read-workbook.ts";
import { archiveOf, workbookOf } from "./workbook.fixture.ts";

const reasonOf = (file: Buffer) =>
  readWorkbook(file).catch((error: unknown) => (error instanceof BadWorkbook ? error.reason : error));

describe("a workbook", () => {
  it("is read row by row: shared, own and formula's texts, numbers as they were meant", async () => {
    const file = workbookOf(
      [
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Preis</t></is></c></row>',
        '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3"><v>19.899999999999999</v></c></row>',
        '<x:row r="4"><x:c r="A4"><x:v>10388</x:v></x:c><c r="B4"><f>1+2</f><v>3</v></c></x:row>',
        '<row r="5"><c r="A5" t="str"><v>=HYPERLINK()</v></c><c r="B5" t="e"><v>#REF!</v></c></row>',
      ],
      ["Nummer", "A &amp; B &#228;"],
    );
    expect(await readWorkbook(file)).toEqual([
      { line: 1, cells: ["Nummer", "Preis"] },
      { line: 3, cells: ["A & B ä", "", "19.9"] },
      { line: 4, cells: ["10388", "3"] },
      { line: 5, cells: ["=HYPERLINK()", "#REF!"] },
    ]);
  });

  it("has one sheet, and is one", async () => {
    const two = { "xl/worksheets/sheet1.xml": "<a/>", "xl/worksheets/sheet2.xml": "<a/>" };
    expect(await reasonOf(archiveOf(two))).toBe("SEVERAL_SHEETS");
    expect(await reasonOf(archiveOf({ "word/document.xml": "<a/>" }))).toBe("NO_WORKBOOK");
    expect(await reasonOf(Buffer.from("number;price\nA;1"))).toBe("NO_WORKBOOK");
    expect(await reasonOf(Buffer.alloc(0))).toBe("NO_WORKBOOK");
    expect(await reasonOf(workbookOf(["<row/>".repeat(20_001)]))).toBe("TOO_MANY_ROWS");
    expect(await reasonOf(workbookOf([]).subarray(0, 120))).toBe("NO_WORKBOOK");
  });

  it("that unpacks to more than it may is refused while it unpacks, whatever it says of itself", async () => {
    const bomb = workbookOf([" ".repeat(17 * 1024 * 1024)]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await reasonOf(bomb)).toBe("NO_WORKBOOK");
  });

  it("that defines words of its own, or is never closed, is none", async () => {
    const cell = '<row r="1"><c r="A1" t="str"><v>&lol;</v></c></row>';
    const own = `<!DOCTYPE a [<!ENTITY lol "lol">]><a>${cell}</a>`;
    expect(await reasonOf(archiveOf({ "xl/worksheets/sheet1.xml": own }))).toBe("NO_WORKBOOK");
    const unclosed = `<row r="1">${"<c>".repeat(500_000)}`;
    expect(await reasonOf(archiveOf({ "xl/worksheets/sheet1.xml": unclosed }))).toBe("NO_WORKBOOK");
  });
});
