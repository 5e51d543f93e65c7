import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

/** The shop's tokens are written for Tailwind; here there is none, and they are the properties they would become. */
export function plainTokens(): Plugin {
  return {
    name: "plain-tokens",
    enforce: "pre",
    transform(code, id) {
      if (!/\.css($|\?)/.test(id)) return null;
      return code.replaceAll("@theme {", ":root {").replaceAll(/^\s*--color-\*: initial;\n/gm, "");
    },
  };
}

/** Compressed once, here, as well as it can be; the server sends it as it lies there. Fonts are compressed already. */
export function compressedFiles(): Plugin {
  return {
    name: "compressed-files",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg|html)$/.test(each))) {
        const path = join(dir, name);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}
