import type { Scope } from "../context/index.ts";

/** These categories with all above them, each once. */
export function categoryTree({ reference }: Scope, categoryIds: readonly string[]): string[] {
  const line = categoryIds.flatMap((id) => [...(reference.category.get(id)?.path ?? []), id]);
  return [...new Set(line)];
}
