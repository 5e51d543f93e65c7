import { useEffect } from "react";
import { island } from "../../islands/island.tsx";
import { useFragment } from "../../platform/browser/use-fragment.ts";
import { RenderedHtml } from "../../platform/browser/rendered-html.tsx";
import { viewedBefore } from "./viewed-list.ts";
import { readStored, rememberViewed } from "./viewed-storage.ts";

interface Props {
  /** The product that is looked at; empty where none is. */
  productId: string;
  title: string;
  /** Where cards come from, by ids. */
  cardsPath: string;
}

/** Remembers the products of this browser and shows the last ones. Only ids leave it, and only to fetch their cards. */
export const ViewedProducts = island(
  { name: "viewed-products", when: "idle" },
  function ViewedProducts({ productId, title, cardsPath }: Props) {
    const html = useFragment(() => {
      const ids = viewedBefore(readStored(), productId);
      return ids.length > 0 ? `${cardsPath}/${ids.join(",")}` : null;
    });
    useEffect(() => {
      if (productId !== "") rememberViewed(productId);
    }, [productId]);
    return (
      <section hidden={html === null} aria-labelledby="recently-viewed" className="flex flex-col gap-4">
        <h2 id="recently-viewed" className="section-title">
          {title}
        </h2>
        {html === null ? null : <RenderedHtml html={html} />}
      </section>
    );
  },
);
