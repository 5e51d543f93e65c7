// Workbooks of spreadsheet programs (.xlsx), read as rows of text. What a file unpacks to is bounded while it unpacks. Of the libraries
// exceljs had its last release in 2023, xlsx is served by npm with open advisories only, and read-excel-file takes an archive whole,
// with no say in how much it unpacks: zlib's own limit and three parts of the archive are what a list of prices needs.
export { BadWorkbook, readWorkbook } from "./read-workbook.ts";
