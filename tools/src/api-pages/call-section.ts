import { describeSchema } from "./describe-schema.ts";
import { type Call, criteriaFields, ownFields, type Refusal } from "./described-call.ts";
import { requestExample } from "./request-example.ts";
import { exampleValue, type Schemas, writeExample } from "./example-value.ts";
import { fieldTable, table } from "./field-table.ts";

export interface Surroundings {
  schemas: Schemas;
  /** Page of the named schemas, seen from this one. */
  schemasPage: string;
  /** Page that tells what is the same for all calls. */
  basics: string;
  /** In front of every path. */
  base: string;
  /** The shell's name for where it listens. */
  server: string;
  headers: readonly string[];
  /** What nearly every call may answer, told once. */
  shared: readonly Refusal[];
}

export const headingOf = ({ method, path }: Call) => `${method} ${path}`;

/** As GitHub makes it from a heading. */
export const anchorOf = (call: Call) =>
  headingOf(call)
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-");

/** Everything about one endpoint: method, path, fields, answer, errors, example. */
export function callSection(call: Call, around: Surroundings): string {
  return [
    `## ${headingOf(call)}`,
    `${call.operation.summary ?? call.operation.operationId}.`,
    facts(call),
    ...pathPart(call, around),
    ...fieldsPart(call, around),
    ...answerPart(call, around),
    ...refusalPart(call, around),
    ...examplePart(call, around),
  ].join("\n\n");
}

function facts({ operation, hasGetTwin }: Call): string {
  const logins: Record<string, string> = {
    session: "Wants somebody signed in, guests too.",
    customer: "Wants a customer who is signed in; guests are refused.",
  };
  return [
    `Operation \`${operation.operationId}\`.`,
    logins[operation["x-login"] ?? ""],
    operation.security?.some((scheme) => "serviceKey" in scheme) &&
      "Only for the shop's own servers, which send `x-hearth-service-key`.",
    hasGetTwin && "Also by GET, with the same fields in the query.",
  ]
    .filter(Boolean)
    .join(" ");
}

function pathPart({ pathFields }: Call, { schemasPage }: Surroundings): string[] {
  if (pathFields.length === 0) return [];
  // All of them are wanted: without one it is another path.
  const fields = pathFields.map((field) => ({ ...field, isWanted: false }));
  return ["**In the path**", fieldTable(fields, "Wanted", schemasPage)];
}

function fieldsPart({ body, queryFields }: Call, { schemasPage, basics }: Surroundings): string[] {
  const parts: string[] = [];
  if (queryFields.length > 0) parts.push("**In the query**", fieldTable(queryFields, "Wanted", schemasPage));
  const own = body ? ownFields(body) : [];
  if (own.length > 0) parts.push("**In the body**", fieldTable(own, "Wanted", schemasPage));
  const common = body ? criteriaFields(body).map((name) => `\`${name}\``) : [];
  if (common.length > 0) parts.push(`[Criteria](${basics}#criteria): ${common.join(", ")}.`);
  return parts;
}

function answerPart({ answers }: Call, { schemasPage }: Surroundings): string[] {
  const lines = answers.map(({ status, schema }) =>
    schema
      ? `- ${status}: ${describeSchema(schema, schemasPage)}`
      : `- ${status}: ${status === "204" ? "nothing to read" : "a file"}`,
  );
  return ["**Answer**", lines.join("\n")];
}

function refusalPart({ refusals }: Call, { shared, basics }: Surroundings): string[] {
  const isSame = (one: Refusal) => (other: Refusal) => one.status === other.status && one.code === other.code;
  const own = refusals.filter((refusal) => !shared.some(isSame(refusal)));
  const never = shared.filter((refusal) => !refusals.some(isSame(refusal)));
  const rows = own.map(({ status, code, meaning }) => [status, `\`${code}\``, meaning]);
  const rest = `${own.length > 0 ? "And" : "Only"} what [every call](${basics}#errors) may answer`;
  const without = never.length > 0 ? `, but for ${never.map(({ code }) => `\`${code}\``).join(", ")}` : "";
  return [
    "**Errors**",
    ...(rows.length > 0 ? [table(["Status", "Code", "Meaning"], rows)] : []),
    `${rest}${without}.`,
  ];
}

function examplePart(call: Call, around: Surroundings): string[] {
  const answer = call.answers.find(({ schema }) => schema);
  const shown =
    answer?.schema && exampleValue(answer.schema, { schemas: around.schemas, name: "", depth: 1 });
  return [
    "**Example**",
    `\`\`\`sh\n${requestExample(call, around)}\n\`\`\``,
    ...(shown === undefined ? [] : [`\`\`\`jsonc\n${writeExample(shown)}\n\`\`\``]),
  ];
}
