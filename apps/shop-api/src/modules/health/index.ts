// What the shop stands on, for whoever runs it: whether it answers and what waits. What is good is said in judge-health.ts. Probes of
// balancers are in http/port/probes.ts, figures for monitoring in platform/metrics/metrics.ts.
export { readHealth } from "./read-health.ts";
export { readFigures } from "./read-figures.ts";
