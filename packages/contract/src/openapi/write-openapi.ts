import { writeFileSync } from "node:fs";
import { buildOpenApi } from "./openapi.ts";

const file = new URL("../../openapi.generated.json", import.meta.url);

writeFileSync(file, `${JSON.stringify(buildOpenApi(), null, 2)}\n`);
