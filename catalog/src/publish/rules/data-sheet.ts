import { offerRule } from "../rule.ts";

/** The product information sheet belongs to every energy label. */
export const dataSheetRule = offerRule(
  "data-sheet",
  ({ shown }) => (shown.energyLabels ?? []).length > 0,
  ({ shown, entryOf }) =>
    shown.documents?.includes("data-sheet")
      ? []
      : [
          {
            entry: entryOf("documents"),
            path: ["documents"],
            message: "a product with an energy label has a data sheet",
          },
        ],
);
