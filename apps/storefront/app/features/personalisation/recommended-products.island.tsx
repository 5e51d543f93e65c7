import { island } from "../../islands/island.tsx";
import { RowPart } from "./row-part.tsx";

interface Props {
  /** Where the row comes from, with the language. */
  path: string;
}

/** Products to go on with. Pages are the same for everybody, so the row comes when it is nearly in sight. */
export const RecommendedProducts = island(
  { name: "recommended-products", when: "visible" },
  function RecommendedProducts({ path }: Props) {
    return <RowPart path={path} />;
  },
);
