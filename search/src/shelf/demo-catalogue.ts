import { join } from "node:path";

export const demoCatalogue = join(import.meta.dirname, "../../../catalog/data");
