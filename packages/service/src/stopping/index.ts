export { stopOnSignal, type Stopping } from "./stop-on-signal.ts";
