import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { PictureRefusal } from "../features/picture-refusal.ts";
import type { PictureIndex } from "../index/picture-index.ts";
import type { KeptFeatures } from "./features.sql.ts";
import type { PicturedProduct } from "./pictured-product.ts";

/** New pictures can be found in lots of this size, not only when the last one was looked at. */
const LOT = 100;
/** A catalogue that changes all the time is caught up with the next time. */
const PASSES = 3;

export interface CatalogueSources {
  mediaDir: string;
  readState(): Promise<string>;
  readProducts(): Promise<PicturedProduct[]>;
  kept: KeptFeatures;
  look(picture: Uint8Array): Promise<Float32Array>;
  index: PictureIndex;
  warn(error: unknown, path: string): void;
}

export interface Catalogue {
  /** Brings the index up to the catalogue, and again if that changed meanwhile; cheap when nothing did. */
  refresh(): Promise<void>;
  products(): readonly PicturedProduct[];
  /** Loaded: every picture of a whole catalogue was looked at once. */
  state(): { isLoaded: boolean; pictures: number; waiting: number };
}

export function followCatalogue(sources: CatalogueSources): Catalogue {
  const { readState, readProducts, kept, look, index, warn } = sources;
  const hashes = new Map<string, string>();
  const features = new Map<string, Float32Array>();
  const unreadable = new Set<string>();
  let products: readonly PicturedProduct[] = [];
  let known: string | undefined;
  let isLoaded = false;
  let waiting = 0;

  async function publish(): Promise<void> {
    const pictures = [...hashes].flatMap(([path, hash]) => {
      const known = features.get(hash);
      return known ? [{ path, features: known }] : [];
    });
    await index.replace(pictures);
  }

  /** File names carry a hash of their content already, but nothing here relies on it. */
  async function hashNew(paths: ReadonlySet<string>): Promise<void> {
    for (const path of hashes.keys()) if (!paths.has(path)) hashes.delete(path);
    for (const path of paths) {
      if (hashes.has(path)) continue;
      const bytes = await readMedia(sources.mediaDir, path).catch((error: unknown) => warn(error, path));
      if (bytes) hashes.set(path, createHash("sha256").update(bytes).digest("hex"));
    }
  }

  async function lookAt(path: string, hash: string): Promise<void> {
    try {
      const found = await look(await readMedia(sources.mediaDir, path));
      features.set(hash, found);
      await kept.keep(hash, found);
    } catch (error) {
      if (!(error instanceof PictureRefusal)) throw error;
      unreadable.add(hash);
      warn(error, path);
    }
  }

  async function catchUp(): Promise<void> {
    products = await readProducts();
    await hashNew(new Set(products.flatMap((product) => product.pictures)));
    const needed = new Set(hashes.values());
    for (const hash of features.keys()) if (!needed.has(hash)) features.delete(hash);
    const before = await kept.read([...needed].filter((hash) => !features.has(hash)));
    for (const [hash, found] of before) features.set(hash, found);
    await publish();
    const open = new Map([...hashes].map(([path, hash]) => [hash, path]));
    for (const hash of [...features.keys(), ...unreadable]) open.delete(hash);
    waiting = open.size;
    for (const [hash, path] of open) {
      await lookAt(path, hash);
      waiting--;
      if (waiting % LOT === 0) await publish();
    }
    await kept.forgetAllBut([...needed]);
  }

  return {
    async refresh() {
      for (let tries = 0; tries < PASSES; tries++) {
        const state = await readState();
        if (state === known) break;
        await catchUp();
        known = state;
      }
      isLoaded = true;
    },
    products: () => products,
    state: () => ({ isLoaded, pictures: features.size, waiting }),
  };
}

function readMedia(mediaDir: string, path: string): Promise<Buffer> {
  return readFile(join(mediaDir, basename(path)));
}
