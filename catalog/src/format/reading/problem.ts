import type { SourceFile } from "./source-file.ts";

export type PathPart = string | number;

/** One thing a person has to correct, with the place to look at. */
export interface Problem {
  file: string;
  line: number;
  path: string;
  message: string;
}

export class CatalogueError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, path, message }) => `${file}:${line} ${path}: ${message}`).join("\n"));
    this.name = "CatalogueError";
    this.problems = problems;
  }
}

export function problemAt(source: SourceFile, path: readonly PathPart[], message: string): Problem {
  return { file: source.name, line: source.lineOf(path), path: readablePath(source.value, path), message };
}

// List entries are shown by their key, which people search for, not by their number.
function readablePath(root: unknown, path: readonly PathPart[]): string {
  let value = root;
  const words = path.map((part) => {
    value =
      typeof value === "object" && value !== null ? (value as Record<PathPart, unknown>)[part] : undefined;
    const key = typeof value === "object" && value !== null ? (value as { key?: unknown }).key : undefined;
    return typeof part === "number" && typeof key === "string" ? key : String(part);
  });
  return words.join(" › ") || "file";
}
