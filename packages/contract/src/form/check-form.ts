import { type Checked, found, good, isBlank, type Violation } from "./checked.ts";

/** Reads one field: its value as the shop keeps it, or what is wrong with it. */
export type Field<T> = (raw: unknown, pointer: string) => Checked<T>;

export type Fields = Readonly<Record<string, Field<unknown>>>;

export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T : never;
};

/** All fields of a form; `at` is the pointer of a form inside a form. Fields nobody asked for are left out. */
export function checkForm<F extends Fields>(fields: F, input: unknown, at = ""): Checked<ValuesOf<F>> {
  const raw = asFields(input);
  const values: Record<string, unknown> = {};
  const violations: Violation[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const checked = field(raw[name], `${at}/${name}`);
    if (checked.ok) values[name] = checked.value;
    else violations.push(...checked.violations);
  }
  // Every value was read by the field of its name; the type cannot follow that.
  return violations.length > 0 ? { ok: false, violations } : good(values as ValuesOf<F>);
}

/** A form with something wrong beyond its single fields. */
export function also<T>(checked: Checked<T>, violations: readonly Violation[]): Checked<T> {
  if (violations.length === 0) return checked;
  return { ok: false, violations: [...found(checked), ...violations] };
}

/** Null where nothing was filled in. */
export function optional<T>(field: Field<T>): Field<T | null> {
  return (raw, pointer) => (isBlank(raw) ? good(null) : field(raw, pointer));
}

export function asFields(input: unknown): Readonly<Record<string, unknown>> {
  const isMap = typeof input === "object" && input !== null && !Array.isArray(input);
  return isMap ? Object.fromEntries(Object.entries(input)) : {};
}
