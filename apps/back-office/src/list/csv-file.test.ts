import { expect, it } from "vitest";
import { csvFile } from "./csv-file.ts";

it("writes what spreadsheet programs read, cell by cell", () => {
  expect(
    csvFile(
      [
        ["Nummer", "Käufer", "Summe"],
        ["10001", 'Bau "Süd"; GmbH', 12.5],
        ["10002", null, -3],
      ],
      ",",
    ),
  ).toBe('\uFEFFNummer;Käufer;Summe\r\n10001;"Bau ""Süd""; GmbH";12,5\r\n10002;;-3\r\n');
});

it.each(["=1+1", "+49 30", "-2", "@SUM(A1)", "\t=1"])("lets %j be text", (typed) => {
  expect(csvFile([[typed]], ".")).toBe(`\uFEFF'${typed}\r\n`);
});

it("keeps a name with a line break in its row", () => {
  expect(csvFile([["a\nb", "c"]], ".")).toBe('\uFEFF"a\nb";c\r\n');
});
