import { useRef } from "react";
import type { MouseEvent, ReactNode } from "react";
import { useStore } from "zustand";
import { island } from "../../islands/island.tsx";
import { isPlainClick } from "../../ui/base/plain-click.ts";
import type { Columns } from "./card/grid-class.ts";
import { SkeletonGrid } from "./card/skeleton-grid.tsx";
import { LoadMore } from "./load-more.tsx";
import type { MoreProducts } from "./load-more.tsx";
import { listingStore } from "./show/listing-store.ts";
import { showMore } from "./show/show-listing.ts";

interface Props {
  columns: Columns;
  /** Null: all are shown. */
  more: MoreProducts | null;
  /** The cards: HTML that is replaced when others were asked for. */
  children: ReactNode;
}

/** Holds the place of products that are on their way, and brings more of them. */
export const ListingResults = island(
  { name: "listing-results", when: "idle", texts: ["listing"] },
  function ListingResults({ columns, more, children }: Props) {
    const place = useStore(listingStore, ({ pending }) => pending?.place ?? null);
    const cards = useRef<HTMLDivElement>(null);
    const links = () => cards.current?.querySelectorAll<HTMLElement>("h3 a") ?? [];

    async function load(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const before = links().length;
      if (!(await showMore(event.currentTarget.href))) return;
      // The first new card stands where the button was, so nothing needs to scroll.
      links()[before]?.focus({ preventScroll: true });
    }

    return (
      <div className="@container flex flex-col gap-8" aria-busy={place !== null}>
        <div className={`relative ${place === "instead" ? "overflow-hidden" : ""}`}>
          {/* What goes keeps its height until the others are there: a list that shrinks for a moment would move the page. */}
          <div ref={cards} className={place === "instead" ? "invisible" : undefined}>
            {children}
          </div>
          {place === "instead" && (
            <div className="absolute inset-x-0 top-0">
              <SkeletonGrid columns={columns} />
            </div>
          )}
        </div>
        {place === "behind" && <SkeletonGrid columns={columns} />}
        {more && <LoadMore {...more} isBusy={place === "behind"} onLoad={(event) => void load(event)} />}
      </div>
    );
  },
);
