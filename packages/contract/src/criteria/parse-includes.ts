import { criteriaLimit } from "./criteria-limit.ts";
import { asMap, isFieldName, isName, pointerPart, type Reader, refuse } from "./reader.ts";

const CODE = "FRAMEWORK__INVALID_REQUEST_PARAMETER";

export function parseIncludes(
  reader: Reader,
  value: unknown,
  pointer: string,
): Readonly<Record<string, readonly string[]>> | undefined {
  if (value === undefined) return undefined;
  const map = asMap(value);
  if (map === undefined || Object.keys(map).length > criteriaLimit.includeAliases) {
    return refuse(reader, CODE, pointer, "Includes must be a map of apiAlias to field names");
  }
  const includes: Record<string, readonly string[]> = Object.create(null);
  for (const alias of Object.keys(map)) {
    const fields = map[alias];
    const at = `${pointer}/${pointerPart(alias)}`;
    if (!isName(alias)) refuse(reader, CODE, at, "This is not an apiAlias");
    else if (isFieldList(fields)) includes[alias] = fields;
    else refuse(reader, CODE, at, `Includes must list at most ${criteriaLimit.includeFields} field names`);
  }
  return includes;
}

function isFieldList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= criteriaLimit.includeFields && value.every(isFieldName);
}
