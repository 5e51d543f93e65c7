/** Names from code, states and numbers. Never what somebody typed or who they are: paths by their pattern, errors by their code. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export interface SpanSpec {
  name: string;
  /** `server` and `consumer` take something in, `client` and `producer` ask others; without it, work of our own. */
  kind?: "server" | "client" | "producer" | "consumer";
  facts?: SpanFacts;
}

/** A piece of work that has begun. */
export interface OpenSpan {
  /** What goes along to whoever continues it: the header of W3C Trace Context. */
  readonly traceparent: string;
  readonly traceId: string;
  child(spec: SpanSpec): OpenSpan;
  tell(facts: SpanFacts): void;
  /** It did not work; the code says why. */
  fail(code: string): void;
  end(): void;
}

export interface Tracer {
  /** Continues what the header names; without one, or with one that cannot be read, a new trace begins. */
  begin(spec: SpanSpec, traceparent?: string): OpenSpan;
  /** Sends what is left, within two seconds. */
  close(): Promise<void>;
}
