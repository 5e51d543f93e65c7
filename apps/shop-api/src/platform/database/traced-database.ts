import { currentSpan, inSpan, during } from "@hearth/service/tracing";
import type { Sql } from "./database.ts";
import { statementName, statementText, withTracedJobs } from "./statement-facts.ts";

type Statement = Promise<unknown>;
type Work = (tx: Sql) => Promise<unknown>;

/**
 * A span for each statement and each transaction, as parts of what is being done; outside of any trace nothing. Statements are told by
 * their text as it is in the code, never with values. Jobs that a statement queues remember the trace.
 */
export function tracedDatabase(sql: Sql): Sql {
  return new Proxy(sql, {
    apply(target, _self, [strings, ...values]: [unknown, ...unknown[]]) {
      const ask = target as unknown as (...all: unknown[]) => unknown;
      const span = currentSpan();
      if (!isTemplate(strings) || !span) return ask(strings, ...values);
      const traced = withTracedJobs(strings, values, span.traceparent);
      return tracedStatement(ask(traced.strings, ...traced.values) as Statement, strings);
    },
    get(target, name, self) {
      const value: unknown = Reflect.get(target, name, self);
      return name === "begin" || name === "savepoint" ? tracedWork(name, value as Function) : value;
    },
  });
}

function isTemplate(value: unknown): value is TemplateStringsArray {
  return Array.isArray(value) && "raw" in value;
}

/** The library sends a statement when somebody first waits for it; parts of other statements are never waited for. */
function tracedStatement(statement: Statement, strings: TemplateStringsArray): Statement {
  let isBegun = false;
  const wait = statement.then.bind(statement);
  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise already: the library looks there too
  void Object.defineProperty(statement, "then", {
    value(...handlers: Parameters<typeof wait>) {
      if (!isBegun) {
        isBegun = true;
        const name = statementName(strings);
        const facts = { "db.system.name": "postgresql", "db.query.text": statementText(strings) };
        // What it answers is of no interest here; who asked gets the failure as well.
        void inSpan({ name, kind: "client", facts }, () => wait(undefined)).catch(() => undefined);
      }
      return wait(...handlers);
    },
  });
  return statement;
}

/** With what is done in it, and with the commit, which is where the disk is waited for. */
function tracedWork(name: string, begin: Function) {
  return (...options: unknown[]) => {
    const work = options.pop() as Work;
    const span = currentSpan();
    if (!span) return begin(...options, work) as unknown;
    return during(span.child({ name: name === "begin" ? "transaction" : name, kind: "client" }), () =>
      begin(...options, (tx: Sql) => work(tracedDatabase(tx))),
    );
  };
}
