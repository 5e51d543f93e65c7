export interface ShapeError {
  keyword: string;
  schemaPath: string;
  instancePath: string;
  message: string;
  params: {
    requiredProperties?: string[];
    additionalProperties?: string[];
    allowedValues?: unknown[];
    type?: string | string[];
    pattern?: string;
    message?: string;
  };
}

const kindNames: Record<string, string> = {
  string: "a text (numbers in quotes)",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map",
};

/** What is wrong, as a person would say it. */
export function sentencesOf({ keyword, message, params }: ShapeError, value: unknown): string[] {
  switch (keyword) {
    case "required":
      return (params.requiredProperties ?? []).map((name) => `"${name}" is missing`);
    case "additionalProperties":
      return (params.additionalProperties ?? []).map((name) => `"${name}" is not a key this place knows`);
    case "enum":
      return [`must be one of ${(params.allowedValues ?? []).join(", ")}, not ${shown(value)}`];
    case "type":
      return [`must be ${kindNames[String(params.type)] ?? String(params.type)}, not ${shown(value)}`];
    case "pattern":
      return [`${shown(value)} is not written the way this place asks for: ${String(params.pattern)}`];
    case "minLength":
      return ["must not be empty"];
    case "~refine":
      return [`${params.message}, unlike ${shown(value)}`];
    case "anyOf":
      return [`${shown(value)} has none of the forms this place allows`];
    default:
      return [`${message}, unlike ${shown(value)}`];
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
