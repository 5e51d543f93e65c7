import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { type MigrationKind, migrationKind } from "./migration-kind.ts";

export interface MigrationFolder {
  name: string;
  url: URL;
}

export interface Migration {
  name: string;
  text: string;
  checksum: string;
  kind: MigrationKind;
}

/** Folder by folder, in name order. */
export async function readMigrations(folders: readonly MigrationFolder[]): Promise<Migration[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const files = (await readdir(folder.url)).filter((name) => name.endsWith(".sql")).toSorted();
      return Promise.all(files.map((file) => readMigration(folder, file)));
    }),
  );
  return found.flat();
}

async function readMigration(folder: MigrationFolder, file: string): Promise<Migration> {
  const text = await readFile(new URL(file, folder.url), "utf8");
  const checksum = createHash("sha256").update(text).digest("hex");
  return { name: `${folder.name}/${file}`, text, checksum, kind: migrationKind(text) };
}
