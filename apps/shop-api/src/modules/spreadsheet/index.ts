// Workbooks of spreadsheet programs (.xlsx), read as rows of text. Of the libraries for whole workbooks exceljs had its last release in
// 2023, xlsx is served by npm with open advisories only, and read-excel-file gives no say in how much an archive unpacks: unpacking and
// parsing are yauzl's and sax's, and a list of prices needs no more of a workbook than its texts and numbers.
export { BadWorkbook, readWorkbook } from "./read-workbook.ts";
