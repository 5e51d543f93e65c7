// What a new shop still needs, seen from what is there; what counts as done is packages/rules/src/company/setup.ts.
export { readSetup } from "./read-setup.ts";
export { insertConfirmation } from "./setup.sql.ts";
