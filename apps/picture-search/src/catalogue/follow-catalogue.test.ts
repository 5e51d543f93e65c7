import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PictureRefusal } from "../features/picture-refusal.ts";
import type { IndexedPicture } from "../index/picture-index.ts";
import { followCatalogue } from "./follow-catalogue.ts";
import type { PicturedProduct } from "./pictured-product.ts";

let mediaDir: string;
beforeEach(() => {
  mediaDir = mkdtempSync(join(tmpdir(), "follow-catalogue-"));
  for (const name of ["pump", "valve", "broken"]) writeFileSync(join(mediaDir, `${name}.webp`), name);
  writeFileSync(join(mediaDir, "pump-again.webp"), "pump");
});
afterEach(() => rmSync(mediaDir, { recursive: true }));

const product = (id: string, ...pictures: string[]): PicturedProduct => ({
  id,
  shownAs: id,
  pictures: pictures.map((name) => `/media/${name}.webp`),
});

/** A shop whose products a test may change, and everything that was asked of the others. */
function shop(...products: PicturedProduct[]) {
  const looked: string[] = [];
  const warned: string[] = [];
  const kept = new Map<string, Float32Array>();
  const world = { products, state: "1", looked, warned, kept, indexed: [] as readonly IndexedPicture[] };
  const catalogue = () =>
    followCatalogue({
      mediaDir,
      readState: async () => world.state,
      readProducts: async () => world.products,
      kept: {
        read: async (hashes) => new Map([...kept].filter(([hash]) => hashes.includes(hash))),
        keep: async (hash, features) => void kept.set(hash, features),
        forgetAllBut: async (hashes) => {
          for (const hash of kept.keys()) if (!hashes.includes(hash)) kept.delete(hash);
        },
      },
      async look(bytes) {
        const name = Buffer.from(bytes).toString();
        if (name === "broken") throw new PictureRefusal("PICTURE_UNREADABLE");
        looked.push(name);
        return Float32Array.of(name.length);
      },
      index: {
        replace: async (pictures) => void (world.indexed = pictures),
        find: async () => new Map(),
      },
      warn: (_error, path) => void warned.push(path),
    });
  return { world, catalogue, paths: () => world.indexed.map((picture) => picture.path).toSorted() };
}

test("every picture is looked at once, whatever it is called and however often it is used", async () => {
  const { world, catalogue, paths } = shop(product("a", "pump", "valve"), product("b", "pump", "pump-again"));
  const followed = catalogue();
  expect(followed.state().isLoaded).toBe(false);
  await followed.refresh();
  await followed.refresh();
  expect(world.looked.toSorted()).toEqual(["pump", "valve"]);
  expect(paths()).toEqual(["/media/pump-again.webp", "/media/pump.webp", "/media/valve.webp"]);
  expect(followed.state()).toEqual({ isLoaded: true, pictures: 2, waiting: 0 });
});

test("what was kept is not looked at again by another process", async () => {
  const { world, catalogue } = shop(product("a", "pump"));
  await catalogue().refresh();
  await catalogue().refresh();
  expect(world.looked).toEqual(["pump"]);
});

test("a change of the catalogue adds and removes pictures", async () => {
  const { world, catalogue, paths } = shop(product("a", "pump"));
  const followed = catalogue();
  await followed.refresh();
  world.products = [product("a", "valve")];
  await followed.refresh();
  expect(paths()).toEqual(["/media/pump.webp"]);
  world.state = "2";
  await followed.refresh();
  expect(paths()).toEqual(["/media/valve.webp"]);
  expect(followed.products()).toEqual(world.products);
  expect(world.kept.size).toBe(1);
});

test("a damaged or missing picture is left out and told once; the others are found", async () => {
  const { world, catalogue, paths } = shop(product("a", "broken", "pump"), product("b", "missing"));
  const followed = catalogue();
  await followed.refresh();
  expect(paths()).toEqual(["/media/pump.webp"]);
  expect(followed.state()).toEqual({ isLoaded: true, pictures: 1, waiting: 0 });
  expect(world.warned.toSorted()).toEqual(["/media/broken.webp", "/media/missing.webp"]);
  world.state = "2";
  await followed.refresh();
  expect(world.warned.filter((path) => path.includes("broken"))).toHaveLength(1);
});

test("a failure is told to whoever asked, and the next refresh tries again", async () => {
  const { world, catalogue, paths } = shop(product("a", "pump"));
  const followed = catalogue();
  const { products } = world;
  Object.defineProperty(world, "products", {
    configurable: true,
    get: () => {
      throw new Error("the database is away");
    },
  });
  await expect(followed.refresh()).rejects.toThrow("away");
  expect(followed.state().isLoaded).toBe(false);
  Object.defineProperty(world, "products", { value: products });
  await followed.refresh();
  expect(paths()).toEqual(["/media/pump.webp"]);
});
