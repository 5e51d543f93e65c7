/** Figures for Prometheus: what each process counts, and where it tells them. */
export { type Figures, openFigures } from "./figures.ts";
export { type MetricsAddress, readMetricsAddress } from "./metrics-address.ts";
export { createMetricsServer, serveMetrics } from "./metrics-server.ts";
