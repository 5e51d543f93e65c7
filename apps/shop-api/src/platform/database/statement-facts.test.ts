import { expect, it } from "vitest";
import { statementName, statementText, withTracedJobs } from "./statement-facts.ts";

const parts = (strings: TemplateStringsArray, ..._values: unknown[]) => strings;

it.each<[string, TemplateStringsArray]>([
  ["select product", parts`select id from product where id = ${1} for update skip locked`],
  ["insert into mail", parts`insert into mail (id) values (${1})`],
  [
    "update cart",
    parts`
    with emptied as (update cart set version = ${2} returning id) select 1`,
  ],
  ["delete from outbox", parts`delete from outbox`],
  ["select pg_notify", parts`select pg_notify('outbox', '')`],
  ["statement", parts`commit`],
])("calls it: %s", (name, strings) => {
  expect(statementName(strings)).toBe(name);
});

it("tells no value", () => {
  expect(
    statementText(parts`select id
    from customer where email = ${"anna@example.com"}`),
  ).toBe("select id from customer where email = ?");
});

it("gives the trace along with every job, in its place", () => {
  const strings = parts`with a as (select graphile_worker.add_job(${"one"}, ${"{}"}) from t where id = ${3})
    select graphile_worker.add_job('two', null), add_quiet_job(${"three"})`;
  const values = ["one", "{}", 3, "three"];
  const traced = withTracedJobs(strings, values, "T");
  const text = traced.strings.reduce(
    (so, part, at) => `${so}$${JSON.stringify(traced.values[at - 1])}$${part}`,
  );
  expect(text).toBe(`with a as (select add_traced_job($"T"$, $"one"$, $"{}"$) from t where id = $3$)
    select add_traced_job($"T"$, 'two', null), add_quiet_traced_job($"T"$, $"three"$)`);
  expect(withTracedJobs(strings, values, "U").strings).toBe(traced.strings);
});

it("leaves other statements as they are", () => {
  const strings = parts`select ${1}`;
  expect(withTracedJobs(strings, [1], "T")).toEqual({ strings, values: [1] });
});
