import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { parse, stringify } from "yaml";

/** One pixel: nothing to scale. */
const pixel = Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64");
const madeFields = new Set(["documents", "energyLabels"]);

/** A copy of the catalogue whose words are the same, without what takes long to make: thumbnails, documents, labels. */
export async function copyBareCatalogue(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(join(from, "/").length));
    await mkdir(dirname(target), { recursive: true });
    if (extname(source) === ".webp") await writeFile(target, pixel);
    else if (dirname(source).endsWith("products") && extname(source) === ".yaml")
      await writeFile(target, withoutMadeFields(await readFile(source, "utf8")));
    else await cp(source, target);
  }
}

function withoutMadeFields(text: string): string {
  const products: unknown = parse(text, (key, value: unknown) =>
    madeFields.has(String(key)) ? undefined : value,
  );
  return stringify(products);
}
