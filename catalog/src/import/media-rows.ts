import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Catalogue } from "../format/catalogue.ts";
import { languageChains, textIn } from "../format/languages.ts";
import type { Product, Sellable } from "../format/products.ts";
import type { Text } from "../format/words.ts";
import { idOf } from "../ids.ts";
import { documentContent } from "../media/document-content.ts";
import type { DocumentSource } from "../media/document-content.ts";
import { storeDocument } from "../media/store-document.ts";
import { storePrivateFile } from "../media/store-file.ts";
import { storePicture } from "../media/store-picture.ts";
import type { MediaFolders, StoredFile } from "../media/stored-file.ts";
import { mimeTypes, extensionOf } from "../media/stored-file.ts";
import { documentId, downloadId } from "./relation-rows.ts";
import type { Row } from "./table.ts";
import { textsOf } from "./texts.ts";

/** Brings every file of the catalogue to the shop's media folders and describes it. */
export async function storeMedia(catalogue: Catalogue, folders: MediaFolders): Promise<Row[]> {
  const rows: Row[] = [];
  const add = (id: string, stored: StoredFile, texts: Row = {}) => rows.push({ id, ...stored, texts });
  const inFolder = (file: string) => join(catalogue.folder, "media", file);

  const pictures = [...catalogue.mediaFiles].filter((file) =>
    mimeTypes[extensionOf(file)]?.startsWith("image/"),
  );
  await inParallel(pictures, async (file) => {
    const alt = catalogue.altTexts[file];
    add(idOf("media", file), await storePicture(inFolder(file), folders), alt ? textsOf({ alt }) : {});
  });
  const downloads = new Set<string>();
  for (const product of catalogue.products)
    for (const own of [product, ...(product.variants ?? [])]) {
      for (const kind of own.documents ?? []) {
        const content = documentContent(kind, documentSource(own, product, catalogue));
        add(documentId(own.key, kind), await storeDocument(`${own.number}-${kind}`, content, folders));
      }
      for (const { file } of own.downloads ?? []) downloads.add(file);
    }
  for (const file of downloads) add(downloadId(file), await storePrivateFile(inFolder(file), folders));
  return rows;
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const workOff = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, workOff));
}

function documentSource(own: Sellable, product: Product, catalogue: Catalogue): DocumentSource {
  const { languages, channel } = catalogue.shop;
  const chain = languageChains(languages, channel.language).get(channel.language) ?? [];
  const read = (text: Text | undefined) => (text ? textIn(text, chain) : "");
  const merged = { ...product, ...own };

  const group = (key: string) => catalogue.properties.find((entry) => entry.key === key);
  const option = (groupKey: string, key: string) =>
    read(group(groupKey)?.options.find((entry) => entry.key === key)?.name);
  const manufacturer = catalogue.manufacturers.find(({ key }) => key === merged.manufacturer);
  const { street = "", zip = "", city = "", country = "", email = "" } = manufacturer?.address ?? {};

  return {
    name: read(merged.name),
    number: own.number,
    ean: own.ean,
    descriptionHtml: read(merged.description),
    manufacturer: { name: read(manufacturer?.name), street, zip, city, country, email },
    properties: Object.entries(merged.properties ?? {}).map(([key, options]) => [
      read(group(key)?.name),
      [options]
        .flat()
        .map((entry) => option(key, entry))
        .join(", "),
    ]),
    labels: (merged.energyLabels ?? []).map((label) => ({
      name: read(label.name) || "Energieeffizienzklasse",
      class: label.class,
      from: label.from,
      to: label.to,
    })),
    variants: (own === product ? (product.variants ?? []) : []).map((variant) => ({
      number: variant.number,
      options: Object.entries(variant.options)
        .map(([key, entry]) => option(key, entry))
        .join(", "),
    })),
    weightKg: merged.weight,
  };
}
