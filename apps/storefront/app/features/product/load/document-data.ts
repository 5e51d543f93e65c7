import type { Media, Product } from "@hearth/contract";
import type { DocumentData, DocumentKind } from "../product-data.ts";

const kinds: readonly DocumentKind[] = ["data-sheet", "manual", "safety-data-sheet"];

interface FoundDocument {
  kind?: unknown;
  media?: Pick<Media, "url" | "fileName" | "fileExtension" | "fileSize">;
}

/** Files everybody may read: our shop names them in an extension. Goods sold as files are no documents. */
export function documentData({ extensions }: Pick<Product, "extensions">): DocumentData[] {
  const found = extensions?.["hearthDocuments"];
  if (!Array.isArray(found)) return [];
  return (found as FoundDocument[]).flatMap(({ kind, media }) => {
    if (!media?.url) return [];
    return [
      {
        url: media.url,
        kind: kinds.find((known) => known === kind) ?? null,
        name: media.fileName,
        type: media.fileExtension.toUpperCase(),
        bytes: media.fileSize,
      },
    ];
  });
}
