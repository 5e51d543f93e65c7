import type { PathPart } from "./problem.ts";
import type { SourceFile } from "./source-file.ts";

interface Place {
  source: SourceFile;
  path: readonly PathPart[];
}

/** Where in the files an entry of the catalogue was written. */
export function placesIn(sources: Iterable<SourceFile>): (entry: object) => Place {
  const places = new Map<object, Place>();
  const note = (source: SourceFile, value: unknown, path: readonly PathPart[]) => {
    if (typeof value !== "object" || value === null || places.has(value)) return;
    places.set(value, { source, path });
    const isList = Array.isArray(value);
    for (const [name, inner] of Object.entries(value))
      note(source, inner, [...path, isList ? Number(name) : name]);
  };
  for (const source of sources) note(source, source.value, []);

  return (entry) => {
    const place = places.get(entry);
    if (!place) throw new Error("The checked entry comes from no file");
    return place;
  };
}
