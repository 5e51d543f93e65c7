import { type Field, fieldsOf } from "./field-table.ts";
import { bodySchema, nameOf, type OpenApi, type Operation, type Parameter, type Schema } from "./open-api.ts";

/** One endpoint: an operation, and its twin by GET where there is one. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
  hasGetTwin: boolean;
  pathFields: Field[];
  queryFields: Field[];
  body: Schema | undefined;
  /** Statuses below 400, with what is answered. */
  answers: { status: string; schema: Schema | undefined }[];
  refusals: Refusal[];
}

export interface Refusal {
  status: string;
  code: string;
  meaning: string;
}

export function callsOf(api: OpenApi): Call[] {
  return Object.entries(api.paths).flatMap(([path, operations]) => {
    const ids = Object.values(operations).map(({ operationId }) => operationId);
    const isTwin = ({ operationId }: Operation) =>
      ids.includes(operationId.replace(/Get$/, "")) && operationId.endsWith("Get");
    const twin = Object.values(operations).find(isTwin);
    return Object.entries(operations)
      .filter(([, operation]) => !isTwin(operation))
      .map(([method, operation]) =>
        describeCall(api, {
          method: method.toUpperCase(),
          path,
          operation,
          hasGetTwin: twin?.operationId === `${operation.operationId}Get`,
        }),
      );
  });
}

function describeCall(
  { components }: OpenApi,
  call: Pick<Call, "method" | "path" | "operation" | "hasGetTwin">,
): Call {
  const { parameters, requestBody, responses } = call.operation;
  const given = parameters.map((each) =>
    "$ref" in each ? components.parameters?.[nameOf(each.$ref)] : each,
  );
  const inPlace = (place: Parameter["in"]): Field[] =>
    given.flatMap((each) =>
      each?.in === place
        ? [{ name: each.name, schema: each.schema, isWanted: each.required, description: each.description }]
        : [],
    );
  const statuses = Object.entries(responses);
  return {
    ...call,
    pathFields: inPlace("path"),
    queryFields: inPlace("query"),
    body: bodySchema(requestBody?.content),
    answers: statuses
      .filter(([status]) => Number(status) < 400)
      .map(([status, { content }]) => ({ status, schema: bodySchema(content) })),
    refusals: statuses
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, { description }]) => readRefusals(status, description)),
  };
}

/** `Codes: A, B` of the shop API, `a: what it means; b: …` of the site search. */
function readRefusals(status: string, description: string): Refusal[] {
  const [, codes] = /^Codes: (.+)$/.exec(description) ?? [];
  if (codes) return codes.split(", ").map((code) => ({ status, code, meaning: "" }));
  return description.split("; ").map((part) => {
    const [code = "", ...words] = part.split(": ");
    return { status, code, meaning: words.join(": ") };
  });
}

const criteria = new Set(
  "page p limit term ids filter post-filter sort aggregations associations includes total-count-mode".split(
    " ",
  ),
);

/** The cart's `ids` are lines, no criteria. */
const isCriteria = ({ name, schema, isWanted }: Field) =>
  criteria.has(name) && (name !== "ids" || (schema.$ref !== undefined && !isWanted));

/** Fields of the criteria grammar are told once for all calls; these are the call's own. */
export function ownFields(body: Schema): Field[] {
  return fieldsOf(body).filter((field) => !isCriteria(field));
}

export function criteriaFields(body: Schema): string[] {
  return fieldsOf(body)
    .filter(isCriteria)
    .map(({ name }) => name);
}
