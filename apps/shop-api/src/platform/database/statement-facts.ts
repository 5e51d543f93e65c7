const change = /\b(insert into|(?<!\bfor )update|delete from)\s+([\w.]+)/i;
const read = /\b(from|select)\s+([\w.]+)/gi;
const names = new WeakMap<TemplateStringsArray, string>();
const rewritten = new WeakMap<TemplateStringsArray, TracedTemplate>();

interface TracedTemplate {
  strings: TemplateStringsArray;
  /** Before which values the trace goes in. */
  places: readonly number[];
}

/** What queues a job, and what queues it with its trace. */
const addJob = /graphile_worker\.add_job\(|\badd_quiet_job\(/;
const tracedNames: Readonly<Record<string, string>> = {
  "graphile_worker.add_job(": "add_traced_job(",
  "add_quiet_job(": "add_quiet_traced_job(",
};

/** A short name for a statement: what it changes first, else what it reads. */
export function statementName(strings: TemplateStringsArray): string {
  const known = names.get(strings);
  if (known !== undefined) return known;
  const name = nameOf(strings.join("?"));
  names.set(strings, name);
  return name;
}

function nameOf(text: string): string {
  const [, what, changed = ""] = change.exec(text) ?? [];
  if (what !== undefined) return `${what.toLowerCase()} ${changed}`;
  const reads = [...text.matchAll(read)];
  const table = reads.find(([, word]) => word?.toLowerCase() === "from") ?? reads[0];
  return table ? `select ${table[2]}` : "statement";
}

/** As it is written in the code, question marks in place of values and parts. */
export function statementText(strings: TemplateStringsArray): string {
  return strings.join("?").replace(/\s+/g, " ").trim();
}

/** The statement whose jobs are queued with the trace they belong to. Made once for each: the database knows statements by their text. */
export function withTracedJobs(
  strings: TemplateStringsArray,
  values: readonly unknown[],
  traceparent: string,
): { strings: TemplateStringsArray; values: unknown[] } {
  let traced = rewritten.get(strings);
  if (!traced) {
    traced = rewrite(strings);
    rewritten.set(strings, traced);
  }
  const all = [...values];
  for (const place of traced.places) all.splice(place, 0, traceparent);
  return { strings: traced.strings, values: all };
}

function rewrite(strings: TemplateStringsArray): TracedTemplate {
  const places: number[] = [];
  const parts: string[] = [];
  for (const string of strings) {
    let rest = string;
    for (let job = addJob.exec(rest); job; job = addJob.exec(rest)) {
      places.push(parts.length);
      parts.push(rest.slice(0, job.index) + tracedNames[job[0]]);
      rest = `, ${rest.slice(job.index + job[0].length)}`;
    }
    parts.push(rest);
  }
  return { strings: places.length > 0 ? Object.assign(parts, { raw: parts }) : strings, places };
}
