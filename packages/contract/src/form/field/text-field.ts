import type { ViolationDetailCode } from "../../error/error-code.ts";
import type { Field } from "../check-form.ts";
import { bad, good, isBlank, limit } from "../checked.ts";
import { formLimit } from "../form-limit.ts";

export interface TextRule {
  readonly max: number;
  readonly min?: number;
  readonly blankDetail?: ViolationDetailCode;
  readonly tooLongDetail?: ViolationDetailCode;
}

/** Line breaks, other control characters and half characters: none may reach a mail header or the database. */
const notOneLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const notText = /[^\P{Cc}\n\t]|\p{Cs}/u;
/** They turn the direction of the text around and make it look like another. */
const bidiControl = /[\u202A-\u202E\u2066-\u2069]/;

export function oneLine(rule: TextRule): Field<string> {
  return text(rule, (raw) => raw.trim(), notOneLine);
}

/** Text of several lines; line breaks become `\n`. */
export function paragraphs(rule: TextRule): Field<string> {
  return text(rule, (raw) => raw.replaceAll(/\r\n?/g, "\n").trim(), notText);
}

/** What mail programs make a link of. Names with one are advertising sent through our mails. */
const link =
  /:\/\/|www\.|[a-z0-9]\.[a-z]{2,24}\/|[a-z0-9]\.(?:com|net|org|info|biz|io|ru|cn|xyz|top|shop|online|site|club|de|pl|eu|uk|link|ly|me|app|dev)(?![\p{L}\p{N}])/iu;

export function nameField(rule: Omit<TextRule, "max"> = {}): Field<string> {
  const line = oneLine({ max: formLimit.name, ...rule });
  return (raw, pointer) => {
    const name = line(raw, pointer);
    return name.ok && link.test(name.value) ? bad("VIOLATION::INVALID_FORMAT_ERROR", pointer) : name;
  };
}

function text(rule: TextRule, tidy: (raw: string) => string, forbidden: RegExp): Field<string> {
  return (raw, pointer) => {
    if (isBlank(raw)) return bad("VIOLATION::IS_BLANK_ERROR", pointer, detail(rule.blankDetail));
    if (typeof raw !== "string") return bad("VIOLATION::INVALID_TYPE_ERROR", pointer);
    const value = tidy(raw);
    if (lengthOf(value) > rule.max) {
      return bad("VIOLATION::TOO_LONG_ERROR", pointer, { ...limit(rule.max), ...detail(rule.tooLongDetail) });
    }
    if (forbidden.test(value) || bidiControl.test(value)) {
      return bad("VIOLATION::INVALID_FORMAT_ERROR", pointer);
    }
    if (lengthOf(value) < (rule.min ?? 1)) {
      return bad("VIOLATION::TOO_SHORT_ERROR", pointer, limit(rule.min ?? 1));
    }
    return good(value);
  };
}

/** In characters as people count them, nearly: an emoji is one, not two. */
export function lengthOf(value: string): number {
  const pairs = value.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g);
  return value.length - (pairs?.length ?? 0);
}

function detail(code: ViolationDetailCode | undefined) {
  return code === undefined ? {} : { detail: code };
}
