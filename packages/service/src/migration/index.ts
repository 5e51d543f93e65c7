export { migrate } from "./migrate.ts";
export type { MigrationFolder } from "./migration-files.ts";
export { type MigrationKind, migrationKind } from "./migration-kind.ts";
