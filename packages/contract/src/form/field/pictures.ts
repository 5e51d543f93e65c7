import { asFields, type Field } from "../check-form.ts";
import { bad, good, isBlank, limit } from "../checked.ts";
import { formLimit } from "../form-limit.ts";

export interface Picture {
  readonly type: "image/jpeg" | "image/png" | "image/webp";
  /** Base64. */
  readonly data: string;
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** Enough to see what it is: 12 bytes. */
const HEAD_CHARACTERS = 16;

const heads: readonly (readonly [Picture["type"], RegExp])[] = [
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/png", /^\x89PNG\r\n/],
  ["image/webp", /^RIFF[^]{4}WEBP/],
];

/** A few pictures, told by their first bytes: what a sender calls a file says nothing. */
export const pictures: Field<readonly Picture[]> = (raw, pointer) => {
  if (isBlank(raw)) return good([]);
  if (!Array.isArray(raw)) return bad("VIOLATION::INVALID_FORMAT_ERROR", pointer);
  if (raw.length > formLimit.pictures) {
    return bad("VIOLATION::TOO_LONG_ERROR", pointer, limit(formLimit.pictures));
  }
  const read: Picture[] = [];
  for (const item of raw) {
    const { data } = asFields(item);
    if (typeof data !== "string") return bad("VIOLATION::INVALID_FORMAT_ERROR", pointer);
    if (bytesOf(data) > formLimit.pictureBytes) {
      return bad("VIOLATION::TOO_LONG_ERROR", pointer, limit(formLimit.pictures));
    }
    const type = typeOf(data);
    if (type === undefined) return bad("VIOLATION::INVALID_FORMAT_ERROR", pointer);
    read.push({ type, data });
  }
  return good(read);
};

function bytesOf(base64: string): number {
  return Math.floor((base64.length * 3) / 4);
}

function typeOf(base64: string): Picture["type"] | undefined {
  if (base64.length % 4 !== 0 || base64.length < HEAD_CHARACTERS || !BASE64.test(base64)) return undefined;
  const head = atob(base64.slice(0, HEAD_CHARACTERS));
  return heads.find(([, pattern]) => pattern.test(head))?.[0];
}
