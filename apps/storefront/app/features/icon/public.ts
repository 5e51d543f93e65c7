// Icons named by data of the shop (`tabler:truck`), which nobody knows when the shop is built. `DataIcon` keeps a place for each;
// `IconSheet`, once per page, fetches the drawings from our own endpoint. Icons the interface itself uses are in app/ui/icon.tsx.
export { DataIcon } from "./data-icon.tsx";
export { IconSheet } from "./icon-sheet.island.tsx";
