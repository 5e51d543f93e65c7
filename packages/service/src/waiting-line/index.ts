export { TooBusy } from "./too-busy.ts";
export { createWaitingLine, type WaitingLine } from "./waiting-line.ts";
