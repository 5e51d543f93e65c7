export const ID_PATTERN = "^[0-9a-f]{32}$";

const idExpression = new RegExp(ID_PATTERN);

export function isId(value: unknown): value is string {
  return typeof value === "string" && idExpression.test(value);
}
