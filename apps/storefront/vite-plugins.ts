import { readFile } from "node:fs/promises";
import { minify, transformWithOxc } from "vite";
import type { Plugin } from "vite";
import { isBlockedName } from "./script-files.ts";

const routeOfBrowser = /\/app\/(.*)\.tsx?\?__react-router-build-client-route$/;

/**
 * Pages are rendered on the server only: their modules are not built for the browser, only their style sheet is. Else every part that
 * a page and an island share would become a chunk of its own.
 */
export function keepPagesOnServer(): Plugin {
  return {
    name: "hearth:pages-stay-on-the-server",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const [, route] = routeOfBrowser.exec(id) ?? [];
      if (route === undefined) return null;
      return { code: route === "root" ? 'import "./app.css";' : "", moduleSideEffects: true };
    },
    transform: {
      order: "post",
      handler(_code, id) {
        const [, route] = routeOfBrowser.exec(id) ?? [];
        if (route === undefined) return null;
        return { code: route === "root" ? 'import "./app.css";' : "export {};", map: null };
      },
    },
  };
}

const INLINE_SCRIPT = "?inline-script";

/** `import text from "./x.ts?inline-script"`: the file made small, as text for a `<script>` in the document. */
export function inlineScripts(): Plugin {
  return {
    name: "hearth:inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(INLINE_SCRIPT)) return null;
      const file = id.slice(0, -INLINE_SCRIPT.length);
      const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
      // Its types are imported, so it is taken for a module; a script in the document is none.
      const plain = code.replace(/^export \{\};?$/m, "");
      const script = await minify("script.js", plain, { module: false, mangle: { toplevel: true } });
      return `export default ${JSON.stringify(script.code)};`;
    },
  };
}

/** Ends a build that has a file which visitors with a content blocker would not get. */
export function refuseBlockedNames(): Plugin {
  return {
    name: "hearth:no-blocked-names",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const blocked = Object.keys(bundle).filter(isBlockedName);
      if (blocked.length > 0)
        this.error(`content blockers refuse files of these names: ${blocked.join(", ")}`);
    },
  };
}
