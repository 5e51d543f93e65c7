import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isNode, LineCounter, parseDocument } from "yaml";
import type { PathPart } from "./problem.ts";

/** A YAML file as data, together with the line of every place in it. */
export interface SourceFile {
  name: string;
  value: unknown;
  syntaxErrors: readonly { line: number; message: string }[];
  lineOf: (path: readonly PathPart[]) => number;
}

export async function readSourceFile(folder: string, name: string): Promise<SourceFile> {
  const lines = new LineCounter();
  const document = parseDocument(await readFile(join(folder, name), "utf8"), { lineCounter: lines });

  const lineOf = (path: readonly PathPart[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };

  return {
    name,
    value: document.errors.length > 0 ? undefined : document.toJS(),
    syntaxErrors: document.errors.map(({ pos, message }) => ({
      line: lines.linePos(pos[0]).line,
      message: message.split("\n")[0] ?? message,
    })),
    lineOf,
  };
}
