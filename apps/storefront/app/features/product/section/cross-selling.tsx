import { ProductRow } from "../../listing/public.ts";
import type { CrossSellingData } from "../product-data.ts";

export function CrossSelling({ group }: { group: CrossSellingData }) {
  return (
    <div className="flex flex-col gap-4">
      <h2 className="section-title">{group.name}</h2>
      <ProductRow cards={group.cards} label={group.name} />
    </div>
  );
}
