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
