import { readdir, readFile, writeFile } from "node:fs/promises";
import Value from "typebox/value";
import { parse } from "yaml";
import { guideSchema } from "./guides/guide.ts";
import { layOutGuide } from "./guides/lay-out-guide.ts";

// Makes the documents that are sold as downloads from their words: catalog/guides → data/media/downloads.
const words = new URL("../guides/", import.meta.url);
const downloads = new URL("../data/media/downloads/", import.meta.url);
for (const name of (await readdir(words)).filter((file) => file.endsWith(".yaml"))) {
  const guide = Value.Parse(guideSchema, parse(await readFile(new URL(name, words), "utf8")));
  const { file, pages } = await layOutGuide(guide);
  await writeFile(new URL(name.replace(/yaml$/, "pdf"), downloads), file);
  console.log(`${name.replace(/\.yaml$/, "")}: ${pages} pages`);
}
