import { writeFileSync } from "node:fs";
import { buildAdminOpenApi } from "./openapi.ts";

const file = new URL("../openapi.generated.json", import.meta.url);

writeFileSync(file, `${JSON.stringify(buildAdminOpenApi(), null, 2)}\n`);
