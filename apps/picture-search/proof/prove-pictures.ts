// Photos made from the catalogue's own pictures, sent to a running shop: how often is the part among the first five, and how soon?
// Beside `npm run demo`: npm run prove:pictures -- --photos 200 --seed 1
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { makeEasyPhoto, makeHardPhoto } from "./make-photo.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { seededRandom } from "./seeded-random.ts";

const { values } = parseArgs({
  options: {
    photos: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    shop: { type: "string", default: process.env["SHOP_API_URL"] ?? "http://127.0.0.1:4000/store-api" },
    search: { type: "string", default: "http://127.0.0.1:3005" },
  },
});
const AIMS = { easy: 0.85, hard: 0.6, p95Ms: 300 };
const FIRST = 5;
const PRIME = 7_919;

const shop = values.shop;
const { familiesByPicture, familyOf } = await readCatalogue(
  shop,
  process.env["SHOP_ACCESS_KEY"] ?? "SWSCHEARTHDEMOKEY000000000",
);
const pictures = [...familiesByPicture.keys()].toSorted();
const scenes = fileURLToPath(new URL("../../../catalog/data/media/scenes/", import.meta.url));
const backgrounds = readdirSync(scenes)
  .filter((file) => file.endsWith(".webp"))
  .toSorted()
  .map((file) => scenes + file);

const photos = Number(values.photos);
const milliseconds: number[] = [];
const shares = { easy: await prove("easy"), hard: await prove("hard") };

async function prove(kind: "easy" | "hard"): Promise<number> {
  let first = 0;
  let among = 0;
  for (let number = 0; number < photos; number++) {
    // Spread over the whole catalogue, not its beginning.
    const picture = pictures[Math.floor((number * pictures.length) / photos)] ?? "";
    const random = seededRandom(Number(values.seed) * PRIME + number);
    const original = Buffer.from(await (await fetch(new URL(picture, shop))).arrayBuffer());
    const photo =
      kind === "easy" ? await makeEasyPhoto(original, random) : await makeHardPhoto(original, backgrounds, random);
    const rank = await rankOf(photo, familiesByPicture.get(picture));
    if (rank === 0) first++;
    if (rank >= 0 && rank < FIRST) among++;
  }
  const share = (count: number) => (count / photos).toFixed(3);
  console.log(`${kind}: recall@${FIRST} ${share(among)}, recall@1 ${share(first)}, ${photos} photos`);
  return among / photos;
}

async function rankOf(photo: Buffer, families: ReadonlySet<string> | undefined): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${values.search}/find?limit=20`, {
    method: "POST",
    headers: { "content-type": "image/jpeg" },
    body: new Uint8Array(photo),
  });
  if (!answer.ok) throw new Error(`the search answered ${answer.status}: ${await answer.text()}`);
  const { hits } = (await answer.json()) as { hits: { productId: string }[] };
  milliseconds.push(performance.now() - started);
  return hits.findIndex((hit) => families?.has(familyOf(hit.productId)));
}

const sorted = milliseconds.toSorted((a, b) => a - b);
const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
console.log(
  `answers: p50 ${percentile(0.5).toFixed(0)} ms, p95 ${percentile(0.95).toFixed(0)} ms; ${pictures.length} pictures in the shop`,
);
const reached = shares.easy >= AIMS.easy && shares.hard >= AIMS.hard && percentile(0.95) <= AIMS.p95Ms;
console.log(`${reached ? "reached" : "MISSED"}: aims ${AIMS.easy} easy, ${AIMS.hard} hard, p95 ${AIMS.p95Ms} ms`);
process.exitCode = reached ? 0 : 1;
