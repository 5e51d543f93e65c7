import { during, type Tracer } from "@hearth/service/tracing";
import type { Task, TaskList } from "graphile-worker";

/** The trace a job was queued in; undefined where nobody traced then. */
export function traceOf(payload: unknown): string | undefined {
  const { traceparent } = (payload ?? {}) as { traceparent?: unknown };
  return typeof traceparent === "string" ? traceparent : undefined;
}

/** Each try of a job is a part of the trace that queued it; what is done again and again begins its own. */
export function tracedTasks(tasks: TaskList, tracer: Tracer): TaskList {
  const each = Object.entries(tasks).map(([name, task]) => [name, task && tracedTask(name, task, tracer)]);
  return Object.fromEntries(each) as TaskList;
}

function tracedTask(name: string, task: Task, tracer: Tracer): Task {
  return (payload, helpers) => {
    const facts = { "job.id": helpers.job.id, "job.attempt": helpers.job.attempts };
    const span = tracer.begin({ name: `job ${name}`, kind: "consumer", facts }, traceOf(payload));
    return during(span, async () => task(payload, helpers));
  };
}
