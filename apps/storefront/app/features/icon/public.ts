// Icons named by data of the shop (`tabler:truck`), which nobody knows when the shop is built. The page keeps a place for each;
// icons.client.ts fills it from our own endpoint. Icons the interface itself uses are in app/ui/icon.tsx.
export { DataIcon } from "./data-icon.tsx";
