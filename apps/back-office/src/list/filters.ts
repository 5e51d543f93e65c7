import type { TextKey } from "../language/load-texts.ts";

/** What the contract lets a list be narrowed by, as a control. */
export type Filter =
  | { kind: "choice"; field: string; label: TextKey; options: readonly { value: string; text: string }[] }
  | { kind: "text" | "day"; field: string; label: TextKey };

export type FilterValues = Readonly<Record<string, string>>;

/** Without what says nothing: an empty field is no filter. */
export function withFilter(values: FilterValues, field: string, value: string): FilterValues {
  const { [field]: _old, ...rest } = values;
  return value === "" ? rest : { ...rest, [field]: value };
}
