import { AsyncLocalStorage } from "node:async_hooks";
import { errorCode } from "./error-code.ts";
import type { OpenSpan, SpanSpec } from "./span.ts";

// On the process and not in this file: bundles hold copies of it, and what one of them began must be found by the others.
const KEY = Symbol.for("hearth.current-span");
const process = globalThis as { [KEY]?: AsyncLocalStorage<OpenSpan> };
const current = (process[KEY] ??= new AsyncLocalStorage<OpenSpan>());

/** The work that is being done here; undefined where nobody traces. */
export function currentSpan(): OpenSpan | undefined {
  return current.getStore();
}

/** Goes on inside, without ending it. */
export function inside<T>(span: OpenSpan, work: () => T): T {
  return current.run(span, work);
}

/** Works inside and ends the span with the work. */
export async function during<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    return await current.run(span, work);
  } catch (error) {
    span.fail(errorCode(error));
    throw error;
  } finally {
    span.end();
  }
}

/** A part of what is being done here. Outside of any trace it is only the work. */
export function inSpan<T>(spec: SpanSpec, work: () => Promise<T>): Promise<T> {
  const span = current.getStore();
  return span === undefined ? work() : during(span.child(spec), work);
}
