import { expect, it } from "vitest";
import { documentData } from "./document-data.ts";

const media = { url: "/media/a.pdf", fileName: "a", fileExtension: "pdf", fileSize: 3245 };
const product = (hearthDocuments: unknown) => ({ extensions: { hearthDocuments } });

it.each([
  ["a known kind", { kind: "manual", media }, "manual"],
  ["a kind we do not know", { kind: "brochure", media }, null],
])("reads a document of %s", (_name, found, kind) => {
  expect(documentData(product([found]))).toEqual([
    { url: "/media/a.pdf", kind, name: "a", type: "PDF", bytes: 3245 },
  ]);
});

it("leaves out what has no file, and copes with shops that know no documents", () => {
  expect(documentData(product([{ kind: "manual" }]))).toEqual([]);
  expect(documentData(product(undefined))).toEqual([]);
  expect(documentData({})).toEqual([]);
});
