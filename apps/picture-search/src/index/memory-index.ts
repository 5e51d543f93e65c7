import { addTo, dot, toLength } from "../features/vectors.ts";
import type { PictureIndex } from "./picture-index.ts";

/**
 * Compares with every picture: exact, and quick up to tens of thousands of them. What all pictures of a catalogue have in common (a
 * studio's wall, for one) says nothing about any of them, so the mean is taken away from both sides first.
 */
export function createMemoryIndex(): PictureIndex {
  let paths: readonly string[] = [];
  let pictures: readonly Float32Array[] = [];
  let mean = new Float32Array();

  const apart = (features: Float32Array) =>
    toLength(
      features.map((value, at) => value - (mean[at] ?? 0)),
      1,
    );

  return {
    async replace(all) {
      mean = new Float32Array(all[0]?.features.length ?? 0);
      for (const { features } of all) addTo(mean, features);
      mean = mean.map((value) => value / all.length);
      paths = all.map((picture) => picture.path);
      pictures = all.map((picture) => apart(picture.features));
    },
    async find(photo) {
      const wanted = apart(photo);
      return new Map(paths.map((path, at) => [path, dot(wanted, pictures[at] ?? wanted)]));
    },
  };
}
