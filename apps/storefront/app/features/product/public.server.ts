// For loaders of other features.
export { loadCrossSellings } from "./load/load-cross-selling.server.ts";
