import type { AssociationCriteria, Associations } from "./criteria.ts";
import { associationKeys } from "./criteria-key.ts";
import { criteriaLimit } from "./criteria-limit.ts";
import { parseFilters } from "./parse-filter.ts";
import { parseIds, parseLimit, parsePage } from "./parse-paging.ts";
import { parseSorts } from "./parse-sort.ts";
import {
  asMap,
  isName,
  type JsonObject,
  own,
  pointerPart,
  type Reader,
  refuse,
  refuseUnknownKeys,
} from "./reader.ts";

export function parseAssociations(reader: Reader, value: unknown, pointer: string, depth = 1): Associations {
  const associations: Record<string, AssociationCriteria> = Object.create(null);
  if (value === undefined) return associations;
  const map = asMap(value);
  if (map === undefined || depth > criteriaLimit.depth) {
    const detail = `Associations must be a map of name to criteria, at most ${criteriaLimit.depth} levels deep`;
    refuse(reader, "FRAMEWORK__INVALID_REQUEST_PARAMETER", pointer, detail);
    return associations;
  }
  for (const name of Object.keys(map)) {
    const at = `${pointer}/${pointerPart(name)}`;
    reader.spent.associations += 1;
    if (reader.spent.associations > criteriaLimit.associations) {
      const detail = `At most ${criteriaLimit.associations} associations are allowed in one request`;
      refuse(reader, "FRAMEWORK__INVALID_REQUEST_PARAMETER", at, detail);
      break;
    }
    const criteria = isBlank(map[name]) ? {} : asMap(map[name]);
    if (!isName(name))
      refuse(reader, "FRAMEWORK__ASSOCIATION_NOT_FOUND", at, "This is not the name of a relation");
    else if (criteria === undefined) {
      refuse(
        reader,
        "FRAMEWORK__INVALID_REQUEST_PARAMETER",
        at,
        "The criteria of a relation must be an object",
      );
    } else associations[name] = parseAssociation(reader, criteria, at, depth);
  }
  return associations;
}

/** A query string has no empty map: `associations[media][]=` and `associations[media]=` mean one. */
function isBlank(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.length === 1 && value[0] === "");
}

function parseAssociation(
  reader: Reader,
  body: JsonObject,
  pointer: string,
  depth: number,
): AssociationCriteria {
  refuseUnknownKeys(reader, body, associationKeys, { code: "FRAMEWORK__INVALID_REQUEST_PARAMETER", pointer });
  return {
    page: parsePage(reader, own(body, "page"), `${pointer}/page`),
    limit: parseLimit(reader, own(body, "limit"), `${pointer}/limit`),
    ids: parseIds(reader, own(body, "ids"), `${pointer}/ids`),
    filters: [
      ...parseFilters(reader, own(body, "filter"), `${pointer}/filter`),
      ...parseFilters(reader, own(body, "post-filter"), `${pointer}/post-filter`),
    ],
    sorts: parseSorts(reader, own(body, "sort"), `${pointer}/sort`),
    associations: parseAssociations(reader, own(body, "associations"), `${pointer}/associations`, depth + 1),
  };
}
