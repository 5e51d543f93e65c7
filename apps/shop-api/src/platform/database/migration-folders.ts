import type { MigrationFolder } from "@hearth/service/migration";

/** The record's tables first, then those of the catalogue index. Beside the bundle in production, in the sources otherwise. */
export function migrationFolders(): MigrationFolder[] {
  const built = import.meta.url.endsWith("/dist/migrate.js");
  return [
    { name: "shop", url: new URL(built ? "./migrations/shop/" : "../../../migrations/", import.meta.url) },
    {
      name: "index",
      url: new URL(
        built ? "./migrations/index/" : "../../../../../packages/catalog-index/migrations/",
        import.meta.url,
      ),
    },
  ];
}
