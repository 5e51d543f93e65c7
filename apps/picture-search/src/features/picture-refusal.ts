/** Why a photo is not looked at. The codes are what callers see. */
export type RefusalCode =
  | "PICTURE_EMPTY"
  | "PICTURE_UNREADABLE"
  | "PICTURE_TOO_LARGE"
  | "PICTURE_TOO_MANY_PIXELS"
  | "PICTURE_TYPE_UNKNOWN"
  | "LIMIT_INVALID"
  | "SEARCH_BUSY"
  | "SEARCH_NOT_READY"
  | "SEARCH_TIMED_OUT";

export class PictureRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
