import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "rolldown";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Workspace packages go into the bundle, npm packages stay outside; migrations lie beside the bundle. */
export default defineConfig({
  input: { main: here("src/main.ts"), migrate: here("src/migrate.ts"), report: here("src/report.ts") },
  platform: "node",
  external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@hearth/"),
  output: { dir: here("dist"), format: "esm", sourcemap: true, cleanDir: true },
  plugins: [
    {
      name: "migrations",
      writeBundle() {
        cpSync(here("migrations"), here("dist/migrations"), { recursive: true });
      },
    },
  ],
});
