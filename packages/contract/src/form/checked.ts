import type { ViolationCode, ViolationDetailCode } from "../error/error-code.ts";

/** One field that breaks a rule. The error envelope carries the same four things, so both sides show them alike. */
export interface Violation {
  readonly code: ViolationCode;
  /** JSON pointer of the field, e.g. `/billingAddress/zipcode`. */
  readonly pointer: string;
  /** A finer key for the text, where there is one. */
  readonly detail?: ViolationDetailCode;
  /** Values for the text, named as Shopware names them: `{{ limit }}`. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly violations: readonly Violation[] };

export function good<T>(value: T): Checked<T> {
  return { ok: true, value };
}

export function bad(code: ViolationCode, pointer: string, more: Partial<Violation> = {}): Checked<never> {
  return { ok: false, violations: [{ code, pointer, ...more }] };
}

export function found(checked: Checked<unknown>): readonly Violation[] {
  return checked.ok ? [] : checked.violations;
}

export const limit = (value: number) => ({ parameters: { "{{ limit }}": String(value) } });

/** What was not filled in: JSON clients leave it out or send null, browsers send nothing but spaces. */
export function isBlank(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === "string" && raw.trim() === "");
}
