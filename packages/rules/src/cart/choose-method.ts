export interface MethodChoice {
  chosenId: string;
  defaultId: string;
  /** By position. */
  availableIds: readonly string[];
}

export interface ChosenMethod {
  id: string;
  /** blocked: nothing else is available, so the choice stays and cannot be ordered with. */
  outcome: "kept" | "changed" | "blocked";
}

/** The method a cart goes on with: the chosen one, else the shop's default, else the first that is available. */
export function chooseMethod({ chosenId, defaultId, availableIds }: MethodChoice): ChosenMethod {
  if (availableIds.includes(chosenId)) return { id: chosenId, outcome: "kept" };
  const id = availableIds.includes(defaultId) ? defaultId : availableIds[0];
  return id === undefined ? { id: chosenId, outcome: "blocked" } : { id, outcome: "changed" };
}
