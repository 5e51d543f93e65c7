/** As much of an OpenAPI document as the pages tell. */
export interface OpenApi {
  info: { title: string; description: string; version: string };
  servers?: { url: string }[];
  tags?: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    securitySchemes?: Record<string, { name: string; description?: string }>;
  };
}

export interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  "x-login"?: string;
  security?: Record<string, unknown>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

export type Content = Record<string, { schema: Schema }>;

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Schema;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export const nameOf = ($ref: string) => $ref.split("/").at(-1) ?? $ref;

export const bodySchema = (content: Content | undefined) => content?.["application/json"]?.schema;

/** Shopware writes an empty map as `[]`; who reads a page cares for the map only. Nor is null worth a choice. */
export function withoutEmptyForms(choices: readonly Schema[]): Schema[] {
  return choices.filter(({ type, maxItems }) => type !== "null" && !(type === "array" && maxItems === 0));
}

export const isNullable = ({ anyOf = [] }: Schema) => anyOf.some(({ type }) => type === "null");
