import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { CSSOptions, Plugin } from "vite";

type PostCssPlugins = NonNullable<Exclude<NonNullable<CSSOptions["postcss"]>, string>["plugins"]>;

/** The shop's tokens are written for Tailwind; here there is none, and they become the properties it would make of them. */
export const plainTokens: PostCssPlugins[number] = {
  postcssPlugin: "plain-tokens",
  AtRule: {
    theme(theme, { Rule }) {
      const root = new Rule({ selector: ":root" });
      theme.each((node) => {
        const isReset = node.type === "decl" && node.prop.endsWith("*");
        if (!isReset) root.append(node.clone());
      });
      theme.replaceWith(root);
    },
  },
};

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
