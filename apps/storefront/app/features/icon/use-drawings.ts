import { useEffect, useState } from "react";
import { readStored, writeStored } from "../../platform/browser/stored-value.ts";
import type { IconDrawing } from "./icon-cache.ts";
import { loadIcons } from "./icon-loader.ts";
import { iconResources } from "./icon-resources.ts";

const CACHE_KEY = "hearth-icons";

/** The drawings of these icons, as far as they are there. None, for the server. */
export function useDrawings(names: readonly string[]): ReadonlyMap<string, IconDrawing> {
  const [drawings, setDrawings] = useState<ReadonlyMap<string, IconDrawing>>(new Map());
  const wanted = names.join();
  useEffect(() => {
    let isWanted = true;
    void draw(wanted.split(",")).then((found) => isWanted && setDrawings(found));
    return () => void (isWanted = false);
  }, [wanted]);
  return drawings;
}

async function draw(names: readonly string[]): Promise<Map<string, IconDrawing>> {
  const known = await loadIcons(names, {
    resources: iconResources,
    get: (url, signal) => fetch(url, { signal }),
    recall: () => readStored(CACHE_KEY),
    keep: (cache) => void writeStored(CACHE_KEY, cache),
    now: Date.now,
  });
  return new Map([...known].filter(([name]) => names.includes(name)));
}
