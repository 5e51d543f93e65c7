import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { scriptFiles } from "./script-files.ts";
import { inlineScripts, keepPagesOnServer, refuseBlockedNames } from "./vite-plugins.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), keepPagesOnServer(), inlineScripts(), refuseBlockedNames()],
  // Found when the first island loads otherwise, and then a fresh page is loaded twice.
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "zustand",
      "zustand/vanilla",
    ],
  },
  // The server bundle is our own application around the router, so that caches and configuration are handed in, not global.
  environments: {
    ssr: { build: { rolldownOptions: { input: "./app/server-app.ts" } } },
    // What an island imports is a file or two: naming them ahead takes a phone longer than it saves.
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: [...scriptFiles] } } },
      },
    },
  },
});
