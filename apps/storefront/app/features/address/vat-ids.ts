import type { Customer } from "@hearth/contract";

/** Nearly everybody has one; whoever has more writes commas between them. */
export function vatIdText({ vatIds }: Pick<Customer, "vatIds">): string {
  return (vatIds ?? []).join(", ");
}

export function readVatIds(text = ""): string[] {
  return text
    .split(/[,;]/)
    .map((id) => id.trim())
    .filter((id) => id !== "");
}
