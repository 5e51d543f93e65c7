// What the shop stands on, for whoever runs it: whether it answers and what waits. What is good is said in judge-health.ts. Probes of
// balancers are in http/probes.ts, figures for monitoring in platform/metrics.ts.
export { readHealth } from "./read-health.ts";
export { readFigures } from "./read-figures.ts";
