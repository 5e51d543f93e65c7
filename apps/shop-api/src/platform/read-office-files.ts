import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

export interface OfficeFile {
  readonly type: string;
  readonly plain: Buffer;
  /** As the build compressed it; fonts are compressed already. */
  readonly brotli: Buffer | undefined;
}

/** What `npm run build -w @hearth/back-office` wrote: the page, and files whose names change with their content. */
export interface OfficeFiles {
  readonly page: OfficeFile;
  readonly assets: ReadonlyMap<string, OfficeFile>;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** All of it, once: a few hundred kilobytes, and no path of a request ever reaches the disk. Null: there is no build. */
export function readOfficeFiles(folder: string): OfficeFiles | null {
  const assets = join(folder, "assets");
  try {
    const names = readdirSync(assets).filter((name) => !name.endsWith(".br"));
    return {
      page: readFile(join(folder, "index.html")),
      assets: new Map(names.map((name) => [name, readFile(join(assets, name))])),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function readFile(path: string): OfficeFile {
  const type = types[extname(path)];
  if (!type) throw new Error(`Nobody knows what kind of file ${path} is`);
  const isText = !path.endsWith(".woff2");
  return { type, plain: readFileSync(path), brotli: isText ? readFileSync(`${path}.br`) : undefined };
}
