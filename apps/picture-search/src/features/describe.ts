import { type Network, NETWORK_SIDE } from "./network.ts";
import { objectBox } from "./object-box.ts";
import type { Picture } from "./read-picture.ts";
import { meanOf } from "./vectors.ts";
import { type Box, cutView, squareAround, turned, WHOLE } from "./views.ts";

/** Another name whenever other numbers come out of the same picture: what was kept under the old one is computed anew. */
export const RECIPE = "resnet50-gem-1";

const OBJECT_MARGIN = 0.12;
const TURN_DEGREES = 20;
/** Who takes a photo of a thing puts it into the middle; what is around it says nothing. */
const MIDDLES = [0.75, 0.55];

// What was tried beside these views and how it did: bench/RESULTS.md.

/** A picture of the catalogue: as it is, the thing alone, and the thing as it looks when the camera is not held straight. */
export async function describePicture(picture: Picture, network: Network): Promise<Float32Array> {
  const thing = await cutView(
    picture,
    squareAround(await objectBox(picture), picture, OBJECT_MARGIN),
    NETWORK_SIDE,
  );
  return describeViews(network, [
    await cutView(picture, WHOLE, NETWORK_SIDE),
    thing,
    await turned(thing, NETWORK_SIDE, TURN_DEGREES),
    await turned(thing, NETWORK_SIDE, -TURN_DEGREES),
  ]);
}

export async function describePhoto(photo: Picture, network: Network): Promise<Float32Array> {
  const views = MIDDLES.map((share) => cutView(photo, squareAround(middle(share), photo, 0), NETWORK_SIDE));
  return describeViews(network, await Promise.all(views));
}

function middle(share: number): Box {
  const edge = (1 - share) / 2;
  return { left: edge, top: edge, right: 1 - edge, bottom: 1 - edge };
}

/** The mean: comparing two means is the mean of comparing each view with each. */
async function describeViews(network: Network, views: readonly Uint8Array[]): Promise<Float32Array> {
  return meanOf(await network.look(views));
}
