import { goodsSabotages } from "./goods-sabotages.ts";
import { shippingSabotages } from "./shipping-sabotages.ts";

/** One rule broken on purpose: `search` stands exactly once in `file` (below src). */
export interface Sabotage {
  name: string;
  file: string;
  search: string;
  replace: string;
}

export type SabotagesByFile = Readonly<
  Record<string, readonly (readonly [name: string, search: string, replace: string])[]>
>;

export const sabotages: readonly Sabotage[] = [goodsSabotages, shippingSabotages]
  .flatMap((byFile) => Object.entries(byFile))
  .flatMap(([file, changes]) => changes.map(([name, search, replace]) => ({ name, file, search, replace })));
