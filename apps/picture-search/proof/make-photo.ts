import sharp, { type Sharp } from "sharp";
import { cutOut } from "./cut-out.ts";
import { CHANNELS, type Raster, readRaster, toSharp } from "./raster.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { type Corners, type Point, warp } from "./warp.ts";

export type PhotoKind = "easy" | "hard";

const SIDE = 480;
const PHOTO = { width: 640, height: 560 };

/** A photo somebody might have taken of what the picture shows. Easy: turned, moved, blurred, in other light. */
export async function makeEasyPhoto(picture: Buffer | string, random: SeededRandom): Promise<Buffer> {
  const source = await readRaster(picture, SIDE, SIDE);
  const corners = placed(random, { size: [0.7, 1.1], turn: 25, shift: 0.08, shear: 0, bend: 0 });
  const wall = colourOfEdge(source);
  const scene = toSharp(warp(source, corners, PHOTO.width, PHOTO.height)).flatten({ background: wall });
  return develop(scene, random, { blur: [0.3, 2], noise: 4, quality: [60, 85] });
}

/** Hard: also seen from the side, before a lived-in background, with something in front of it. */
export async function makeHardPhoto(
  picture: Buffer | string,
  backgrounds: readonly string[],
  random: SeededRandom,
): Promise<Buffer> {
  const source = await readRaster(picture, SIDE, SIDE);
  const object = cutOut(source) ?? source;
  const corners = placed(random, { size: [0.75, 1.05], turn: 18, shift: 0.12, shear: 0.22, bend: 0.12 });
  const warped = warp(object, corners, PHOTO.width, PHOTO.height);
  const background = await placeBehind(random.pick(backgrounds), random);
  const raw = { width: warped.width, height: warped.height, channels: CHANNELS } as const;
  const scene = sharp(background).composite([
    { input: Buffer.from(warped.pixels), raw },
    { input: Buffer.from(coverDrawing(random)) },
  ]);
  return develop(scene, random, { blur: [0.3, 1.6], noise: 10, quality: [50, 75] });
}

interface Placing {
  size: readonly [number, number];
  /** Degrees to either side. */
  turn: number;
  /** Shares of the photo's height. */
  shift: number;
  shear: number;
  bend: number;
}

function placed(random: SeededRandom, { size, turn, shift, shear, bend }: Placing): Corners {
  const half = (random.between(...size) * PHOTO.height) / 2;
  const angle = (random.between(-turn, turn) * Math.PI) / 180;
  const lean = random.between(-shear, shear);
  const middle: Point = [
    PHOTO.width / 2 + random.between(-shift, shift) * PHOTO.height,
    PHOTO.height / 2 + random.between(-shift, shift) * PHOTO.height,
  ];
  const corner = (x: number, y: number): Point => {
    const [bentX, bentY] = [x + random.between(-bend, bend), y + random.between(-bend, bend)];
    const leant = bentX + lean * bentY;
    return [
      middle[0] + half * (leant * Math.cos(angle) - bentY * Math.sin(angle)),
      middle[1] + half * (leant * Math.sin(angle) + bentY * Math.cos(angle)),
    ];
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

function colourOfEdge({ width, pixels }: Raster): { r: number; g: number; b: number } {
  const sum = [0, 0, 0];
  for (let x = 0; x < width; x++)
    for (let channel = 0; channel < 3; channel++)
      sum[channel] = (sum[channel] ?? 0) + (pixels[x * CHANNELS + channel] ?? 0);
  const [r = 0, g = 0, b = 0] = sum.map((value) => Math.round(value / width));
  return { r, g, b };
}

/** A part of a scene, as large as the photo. */
async function placeBehind(scene: string, random: SeededRandom): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(scene).metadata();
  const share = random.between(0.5, 0.9);
  const part = { width: Math.floor(width * share), height: Math.floor(height * share) };
  return sharp(scene)
    .extract({
      ...part,
      left: Math.floor(random.between(0, width - part.width)),
      top: Math.floor(random.between(0, height - part.height)),
    })
    .resize(PHOTO.width, PHOTO.height, { fit: "cover" })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A finger or a cable in the way: together about a tenth of the object. */
function coverDrawing(random: SeededRandom): string {
  const near = (size: number) => size / 2 + random.between(-0.3, 0.3) * PHOTO.height;
  const skin = random.pick(["#c9956f", "#8d5a3b", "#e0b592"]);
  const finger = `<ellipse cx="${near(PHOTO.width)}" cy="${near(PHOTO.height)}" rx="${random.between(30, 60)}" ry="${random.between(60, 110)}" fill="${skin}" transform="rotate(${random.between(0, 180)} ${PHOTO.width / 2} ${PHOTO.height / 2})"/>`;
  const cable = `<path d="M${random.between(0, PHOTO.width)} 0 Q ${near(PHOTO.width)} ${near(PHOTO.height)} ${random.between(0, PHOTO.width)} ${PHOTO.height}" stroke="${random.pick(["#222", "#5a4632", "#999"])}" stroke-width="${random.between(6, 16)}" fill="none"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO.width}" height="${PHOTO.height}">${finger}${cable}</svg>`;
}

interface Camera {
  blur: readonly [number, number];
  /** Largest change of a pixel. */
  noise: number;
  quality: readonly [number, number];
}

/** Other light, a cheap lens, a JPEG. */
async function develop(
  scene: Sharp,
  random: SeededRandom,
  { blur, noise, quality }: Camera,
): Promise<Buffer> {
  const light = random.between(0.7, 1.25);
  const warmth = random.between(-0.12, 0.12);
  // Its own step: within one pipeline sharp would blur before it composes.
  const { data, info } = await scene.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const lit = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(random.between(...blur))
    .linear([light * (1 + warmth), light, light * (1 - warmth)], [0, 0, 0])
    .raw()
    .toBuffer();
  const pixels = new Uint8ClampedArray(lit);
  for (let at = 0; at < pixels.length; at++) pixels[at] = (pixels[at] ?? 0) + random.between(-noise, noise);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: Math.round(random.between(...quality)) })
    .toBuffer();
}
