// The criteria grammar at work: over small lists in memory (select-elements), over tables (criteria-to-sql), on answers (apply-includes).
// Parsing lives in @hearth/contract.
export { applyIncludes } from "./apply-includes.ts";
export { type RelationTree, wantedRelations } from "./check-associations.ts";
export { filterToSql, sortToSql, type SqlFields } from "./criteria-to-sql.ts";
export { type ListEntity, selectElements } from "./select-elements.ts";
export { searchTable, tableResult } from "./search-table.ts";
