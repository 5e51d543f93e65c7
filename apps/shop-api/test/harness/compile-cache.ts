import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../../node_modules/.cache/shop-api-test");

/** For processes of the API in tests: hundreds are started, and compiling was most of a start. */
export const compileCache = { NODE_COMPILE_CACHE: folder };

/** Node writes it when a process ends by itself: those that tests kill never do. */
export const isCompileCacheFilled = () => existsSync(folder);
