import { inflateSync } from "node:zlib";

/** What can be read in a PDF of ours, page by page, and the files inside it. Enough of the format for what pdfkit writes. */
export interface ReadPdf {
  pages: string[];
  text: string;
  files: Map<string, string>;
  /** Names of the tags, in the order they are found. */
  roles: string[];
  metadata: string;
}

interface PdfObject {
  head: string;
  stream: Buffer | null;
}

export function readPdf(pdf: Buffer): ReadPdf {
  if (!pdf.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error("not a PDF");
  const objects = readObjects(pdf);
  const all = [...objects.values()];
  const refOf = (head: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? "";
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of all) {
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = objects.get(refOf(objects.get(id)?.head ?? "", "ToUnicode"))?.stream;
      if (unicode) fonts.set(name, readUnicode(unicode.toString("latin1")));
    }
  }
  const pages = all
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) =>
      pageText(objects.get(refOf(head, "Contents"))?.stream?.toString("latin1") ?? "", fonts),
    );
  const files = new Map(
    all
      .filter(({ head }) => head.includes("/Type /Filespec"))
      .map(({ head }) => [
        /\/F \(([^)]*)\)/.exec(head)?.[1] ?? "",
        objects.get(refOf(head, "F"))?.stream?.toString("utf8") ?? "",
      ]),
  );
  return {
    pages,
    text: pages.join("\n"),
    files,
    roles: all.flatMap(({ head }) =>
      head.includes("/Type /StructElem") || head.includes("/S /")
        ? [/\/S \/(\w+)/.exec(head)?.[1] ?? ""]
        : [],
    ),
    metadata: all.find(({ head }) => head.includes("/Subtype /XML"))?.stream?.toString("utf8") ?? "",
  };
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const text = pdf.toString("latin1");
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf("endobj", start);
    const streamAt = text.indexOf("stream\n", start);
    const hasStream = streamAt !== -1 && streamAt < end;
    const head = text.slice(start, hasStream ? streamAt : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = hasStream ? pdf.subarray(streamAt + 7, streamAt + 7 + length) : null;
    objects.set(match[1] ?? "", {
      head,
      stream: raw && head.includes("FlateDecode") ? inflateSync(raw) : raw,
    });
  }
  return objects;
}

/** Codes of glyphs to letters. */
function readUnicode(cmap: string): Map<string, string> {
  const letters = new Map<string, string>();
  const decode = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");
  for (const [, from = "", , list = ""] of cmap.matchAll(/<([\da-f]{4})> <([\da-f]{4})> \[([^\]]*)\]/gi)) {
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([\da-f ]+)>/gi)].entries()) {
      const code = (Number.parseInt(from, 16) + index).toString(16).padStart(4, "0");
      letters.set(code, decode(hex.replaceAll(" ", "")));
    }
  }
  return letters;
}

function pageText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> | undefined;
  const lines: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|(\[[^\]]*\]) TJ/g)) {
    if (name) font = fonts.get(name);
    if (!shown) continue;
    const codes = [...shown.matchAll(/<([\da-f]*)>/gi)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
    lines.push(codes.map((code) => font?.get(code.toLowerCase()) ?? "\ufffd").join(""));
  }
  return lines.join("\n").replaceAll("\u00a0", " ");
}
