import { join } from "node:path";
import type { Catalogue } from "../format/catalogue.ts";
import { idOf } from "../ids.ts";
import { documentContent } from "../media/document-content.ts";
import { storeDocument } from "../media/store-document.ts";
import { storeDrawing } from "../media/store-drawing.ts";
import { storePrivateFile } from "../media/store-file.ts";
import { storeLabel } from "../media/store-label.ts";
import { storePicture } from "../media/store-picture.ts";
import type { MediaFolders, StoredFile } from "../media/stored-file.ts";
import { mimeTypes, extensionOf } from "../media/stored-file.ts";
import { documentSource } from "./document-source.ts";
import { drawingSource, sizeInWords } from "./drawing-source.ts";
import { labelSources } from "./label-source.ts";
import { mainLanguageReader } from "./main-language.ts";
import { documentId, downloadId, drawingId, labelId } from "./relation-rows.ts";
import type { Row } from "./table.ts";
import { textsOf } from "./texts.ts";

/** Brings every file of the catalogue to the shop's media folders and describes it. */
export async function storeMedia(catalogue: Catalogue, folders: MediaFolders): Promise<Row[]> {
  // Pictures are made by threads of their own while documents are written here.
  const rows = await Promise.all([storePictures(catalogue, folders), storeDocuments(catalogue, folders)]);
  return rows.flat();
}

const rowOf = (id: string, stored: StoredFile, texts: Row = {}): Row => ({ id, ...stored, texts });

async function storePictures({ folder, mediaFiles, altTexts }: Catalogue, folders: MediaFolders) {
  const pictures = [...mediaFiles].filter((file) => mimeTypes[extensionOf(file)]?.startsWith("image/"));
  const rows: Row[] = [];
  await inParallel(pictures, async (file) => {
    const alt = altTexts[file];
    const stored = await storePicture(join(folder, "media", file), folders);
    rows.push(rowOf(idOf("media", file), stored, alt ? textsOf({ alt }) : {}));
  });
  return rows;
}

/** The documents, labels, drawings and downloads of products. */
async function storeDocuments(catalogue: Catalogue, folders: MediaFolders): Promise<Row[]> {
  const reader = mainLanguageReader(catalogue);
  const rows: Row[] = [];
  const downloads = new Set<string>();
  for (const product of catalogue.products)
    for (const variant of [undefined, ...(product.variants ?? [])]) {
      const { key, number, documents, downloads: files } = variant ?? product;
      for (const kind of documents ?? []) {
        const content = documentContent(kind, documentSource(product, variant, catalogue, reader));
        rows.push(rowOf(documentId(key, kind), await storeDocument(`${number}-${kind}`, content, folders)));
      }
      for (const { block, content } of labelSources(product, variant, catalogue, reader))
        rows.push(rowOf(labelId(key, block), await storeLabel(`${number}-label-${block}`, content, folders)));
      const size = drawingSource(product, variant);
      if (size) {
        const alt = Object.fromEntries(catalogue.shop.languages.map((each) => [each.key, sizeInWords(size)]));
        const stored = await storeDrawing(`${number}-size`, size, folders);
        rows.push(rowOf(drawingId(key), stored, textsOf({ alt })));
      }
      for (const { file } of files ?? []) downloads.add(file);
    }
  for (const file of downloads)
    rows.push(
      rowOf(downloadId(file), await storePrivateFile(join(catalogue.folder, "media", file), folders)),
    );
  return rows;
}

// Two at a time: each picture already keeps more than one core busy while it is scaled.
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const workOff = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all([workOff(), workOff()]);
}
