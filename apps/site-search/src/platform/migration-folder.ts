import type { MigrationFolder } from "@hearth/service/migration";

/** Beside the bundle in production, in the sources otherwise. */
export function migrationFolder(): MigrationFolder {
  const built = import.meta.url.endsWith("/dist/migrate.js");
  return {
    name: "site-search",
    url: new URL(built ? "./migrations/" : "../../migrations/", import.meta.url),
  };
}
