import type { Plugin } from "vite";

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
