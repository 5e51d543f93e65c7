import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "rolldown";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Loaded from its package, where its own versions of OpenTelemetry are. */
const UNBUNDLED = "@hearth/service/otlp-tracer";

/** Seven hundred files, of which every process needs most at its start: as one they are read in a moment. */
const BUNDLED = /^(@hearth\/|typebox(\/|$))/;

/** Workspace packages go into the bundle, npm packages stay outside; migrations lie beside the bundle. */
export default defineConfig({
  input: {
    main: here("src/main.ts"),
    "admin-main": here("src/admin-main.ts"),
    worker: here("src/worker.ts"),
    migrate: here("src/migrate.ts"),
    rebuild: here("src/rebuild.ts"),
    staff: here("src/staff.ts"),
    // Found by its address, not by an import.
    "password-thread": here("src/platform/password/password-thread.ts"),
  },
  platform: "node",
  external: (id) => id === UNBUNDLED || (!id.startsWith(".") && !id.startsWith("/") && !BUNDLED.test(id)),
  output: { dir: here("dist"), format: "esm", sourcemap: true, cleanDir: true },
  plugins: [
    {
      name: "migrations",
      writeBundle() {
        cpSync(here("migrations"), here("dist/migrations/shop"), { recursive: true });
        cpSync(here("../../packages/catalog-index/migrations"), here("dist/migrations/index"), {
          recursive: true,
        });
      },
    },
  ],
});
