import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { PathPart, Problem } from "./problem.ts";
import { problemAt } from "./problem.ts";
import { sentencesOf } from "./shape-sentence.ts";
import type { ShapeError } from "./shape-sentence.ts";
import type { SourceFile } from "./source-file.ts";

/** Whether a file has the shape of its schema; what is wrong is added to the problems. */
export function hasShape<Schema extends TSchema>(
  schema: Schema,
  source: SourceFile,
  problems: Problem[],
): source is SourceFile & { value: Static<Schema> } {
  const errors = worthTelling(Compile(schema).Errors(source.value) as ShapeError[]);
  for (const error of errors) {
    const path = partsOf(error.instancePath, source.value);
    for (const sentence of sentencesOf(error, valueAt(source.value, path)))
      problems.push(problemAt(source, path, sentence));
  }
  return errors.length === 0;
}

function worthTelling(errors: readonly ShapeError[]): ShapeError[] {
  const refused = new Set(
    errors.filter(({ keyword }) => keyword === "boolean").map(({ instancePath }) => instancePath),
  );
  const told = errors.filter((error) => {
    if (error.keyword === "boolean") return false;
    if (error.keyword !== "additionalProperties") return true;
    // Also reported for keys that are allowed but hold something wrong; that is told at the key itself.
    return error.params.additionalProperties?.some((name) => refused.has(`${error.instancePath}/${name}`));
  });
  return told.filter((error) => !isOtherForm(error, told) && !isToldInside(error, told));
}

// A value that may have one of several forms fails in each of them. "Is not a number" says nothing
// about a price that was meant as a map.
function isOtherForm(error: ShapeError, all: readonly ShapeError[]): boolean {
  return error.keyword === "type" && all.some((choice) => isBranch(error, choice) && sits(error, choice));
}

function isToldInside(choice: ShapeError, all: readonly ShapeError[]): boolean {
  if (choice.keyword !== "anyOf") return false;
  return all.some((error) => isBranch(error, choice) && !(error.keyword === "type" && sits(error, choice)));
}

function isBranch(error: ShapeError, choice: ShapeError): boolean {
  return (
    choice.keyword === "anyOf" &&
    error.schemaPath.startsWith(`${choice.schemaPath}/anyOf/`) &&
    within(error, choice)
  );
}

function within(error: ShapeError, choice: ShapeError): boolean {
  return sits(error, choice) || error.instancePath.startsWith(`${choice.instancePath}/`);
}

function sits(error: ShapeError, choice: ShapeError): boolean {
  return error.instancePath === choice.instancePath;
}

function partsOf(pointer: string, root: unknown): PathPart[] {
  let value = root;
  return pointer
    .split("/")
    .slice(1)
    .map((raw) => {
      const name = raw.replaceAll("~1", "/").replaceAll("~0", "~");
      const part = Array.isArray(value) ? Number(name) : name;
      value = childOf(value, part);
      return part;
    });
}

function valueAt(root: unknown, path: readonly PathPart[]): unknown {
  return path.reduce(childOf, root);
}

function childOf(value: unknown, part: PathPart): unknown {
  return typeof value === "object" && value !== null ? (value as Record<PathPart, unknown>)[part] : undefined;
}
