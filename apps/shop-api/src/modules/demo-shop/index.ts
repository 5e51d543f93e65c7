// The demo a shop begins as: marked by the import that filled it, emptied once by its owner. Start at empty-demo.ts; what goes and what
// stays is packages/rules/src/company/demo-emptying.ts.
export { askToEmpty, readDemo } from "./demo-shop.ts";
export { demoJobs } from "./empty-demo.ts";
