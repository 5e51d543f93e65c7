import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { scriptFiles } from "./script-files.ts";
import { compressedFiles, plainTokens } from "./vite-plugins.ts";

const adminPort = process.env["ADMIN_PORT"] ?? "4100";

export default defineConfig({
  plugins: [react(), compressedFiles()],
  css: { postcss: { plugins: [plainTokens] } },
  build: {
    // Fonts and icons stay files: the page's policy lets nothing in that is written into another file.
    assetsInlineLimit: 0,
    manifest: true,
    // The libraries are one file on purpose; scripts/check-budget.ts counts what matters.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [...scriptFiles] } } },
  },
  server: {
    host: "localhost",
    port: Number(process.env["PORT"] ?? 4101),
    strictPort: true,
    // The page and its API are one origin, as in production; ADMIN_ORIGIN names this one (tools/src/demo/service-environment.ts).
    proxy: { "/admin-api": `http://127.0.0.1:${adminPort}`, "/media": `http://127.0.0.1:${adminPort}` },
  },
});
