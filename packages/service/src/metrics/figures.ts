import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What a process tells Prometheus. Labels are names from code, never what somebody sent: paths, words and addresses are without number, and personal. */
export interface Figures {
  text(): Promise<string>;
  contentType: string;
  counter<L extends string>(name: string, help: string, labels: readonly L[]): Counter<L>;
  histogram<L extends string>(
    name: string,
    help: string,
    more: { labels: readonly L[]; buckets: readonly number[] },
  ): Histogram<L>;
  /** Read when somebody asks. What cannot be read is left out, and the others are told all the more. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** The same with one label, by its values. */
  gauges(name: string, help: string, label: string, read: () => ReadEach): void;
}

type ReadEach = Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;

/** With what every Node process has: memory, processor time, delay of its loop, collected garbage. */
export function openFigures(): Figures {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    counter: (name, help, labels) => new Counter({ name, help, labelNames: [...labels], registers }),
    histogram: (name, help, { labels, buckets }) =>
      new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers }),
    gauge(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const value = await asked(read);
          // One without labels would tell a zero that nobody read.
          this.set(value ?? Number.NaN);
        },
      });
      registry.registerMetric(gauge);
    },
    gauges(name, help, label, read) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [],
        async collect() {
          const values = (await asked(read)) ?? {};
          this.reset();
          for (const [key, value] of Object.entries(values)) this.labels(key).set(value);
        },
      });
      registry.registerMetric(gauge);
    },
  };
}

/** A database that is silent must not take the other figures along: whoever asks waits for all of them. */
const PATIENCE_MS = 1500;

async function asked<T>(read: () => T | Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([read(), tooLate]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
