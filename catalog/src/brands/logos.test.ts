import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../data/media/brands");

// A picture on a page has no fonts but those of the visitor's machine: words become wider and are cut off.
it.each((await readdir(folder)).filter((file) => file.endsWith(".svg")))(
  "%s has outlines for its words",
  async (file) => {
    expect(await readFile(join(folder, file), "utf8")).not.toContain("<text");
  },
);
