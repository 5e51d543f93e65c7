import { colourHistogram } from "./colour-histogram.ts";
import { edgeHistogram } from "./edge-histogram.ts";
import { type Network, NETWORK_SIDE } from "./network.ts";
import { objectBox } from "./object-box.ts";
import type { Picture } from "./read-picture.ts";
import { addTo, toLength } from "./vectors.ts";
import { type Box, cutView, middle, squareAround, WHOLE } from "./views.ts";

/** Another name whenever other numbers come out of the same picture: what was kept under the old one is computed anew. */
export const RECIPE = "resnet50-colours-edges-1";

const HISTOGRAM_SIDE = 64;
const OBJECT_MARGIN = 0.12;
const MIDDLE_SHARE = 0.75;
/** How much each part says; measured, see bench/RESULTS.md. */
const WEIGHT = { network: 1, colours: 0.3, edges: 0.3 };

/** A picture of the catalogue: as it is, and what stands out in it. */
export async function describePicture(picture: Picture, network: Network): Promise<Float32Array> {
  return describeViews(picture, [WHOLE, await thing(picture)], network);
}

/** A photo shows more than the thing: its middle is looked at as well. */
export async function describePhoto(picture: Picture, network: Network): Promise<Float32Array> {
  return describeViews(picture, [WHOLE, await thing(picture), middle(picture, MIDDLE_SHARE)], network);
}

async function thing(picture: Picture): Promise<Box> {
  return squareAround(await objectBox(picture), picture, OBJECT_MARGIN);
}

/** The mean of the views: comparing two means is the mean of comparing each view with each. */
async function describeViews(picture: Picture, boxes: readonly Box[], network: Network): Promise<Float32Array> {
  const seen = await network.look(await Promise.all(boxes.map((box) => cutView(picture, box, NETWORK_SIDE))));
  const small = await Promise.all(boxes.map((box) => cutView(picture, box, HISTOGRAM_SIDE)));
  const parts = [
    // Roots, so that a few strong features do not drown the others.
    meanOf(seen.map((features) => features.map(Math.sqrt)), WEIGHT.network),
    meanOf(small.map(colourHistogram), WEIGHT.colours),
    meanOf(small.map((pixels) => edgeHistogram(pixels, HISTOGRAM_SIDE)), WEIGHT.edges),
  ];
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

function meanOf(views: readonly Float32Array[], weight: number): Float32Array {
  const sum = new Float32Array(views[0]?.length ?? 0);
  for (const view of views) addTo(sum, toLength(view, Math.sqrt(weight) / views.length));
  return sum;
}
