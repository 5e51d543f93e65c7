import { plainListing } from "../platform/shop/listing-query.ts";
import { FilterPanel } from "../features/listing/filter/filter-panel.island.tsx";
import { ListingResults } from "../features/listing/listing-results.island.tsx";
import { ListingTop } from "../features/listing/listing-top.island.tsx";
import { ListingLink } from "../features/listing/show/listing-link.island.tsx";
import { WishlistToggle } from "../features/wishlist-button/wishlist-toggle.island.tsx";
import { WishlistCount } from "../features/wishlist/wishlist-count.island.tsx";
import { WishlistItems } from "../features/wishlist/page/wishlist-items.island.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const id = (letter: string) => letter.repeat(32);
const query = { ...plainListing, manufacturerIds: [id("a")] };
const option = (letter: string, name: string, isPossible = true) => ({ id: id(letter), name, isPossible });

const filters = {
  categories: [
    { ...option("e", "Heizung"), hits: 30, depth: 0 },
    { ...option("f", "Wärmepumpen"), hits: 12, depth: 1 },
  ],
  manufacturers: [
    { ...option("a", "Nordwerk"), hits: 12 },
    { ...option("b", "Voltessa"), hits: 1 },
    option("c", "Ohne Treffer", false),
  ],
  groups: [
    {
      id: id("9"),
      name: "Heizleistung",
      options: [],
      scale: { unit: "kW", values: [5, 6, 7, 8.5, 12, 16] },
    },
    { id: "colour", name: "Farbe", options: [{ ...option("d", "Rot"), color: "#c0392b" }] },
    {
      id: "long",
      name: "Material",
      options: Array.from({ length: 12 }, (_, index) => ({
        id: `${index}`.padStart(32, "0"),
        name: `Material ${index + 1}`,
        isPossible: true,
      })),
    },
  ],
  price: { minCents: 1000, maxCents: 99_900 },
  ratings: [{ stars: 4, isPossible: true }],
  shippingFree: { isPossible: true },
};

const sortings = [
  { key: "sales", label: "Beliebtheit" },
  { key: "price-asc", label: "Preis aufsteigend" },
];

/** The islands of a listing and of the wishlist. A choice asks for another address of this page and ends in loading it. */
export function ListingIslandsChapter() {
  return (
    <Chapter id="listing-parts" title="Parts of a listing">
      <Specimen name="top: how many, the chosen filters, the order; a button for the drawer on small screens">
        <div className="w-full">
          <ListingTop
            query={query}
            total={42}
            shown={10}
            active={[{ key: id("a"), name: "Nordwerk", search: "" }]}
            sorting={{ sortings, current: "sales" }}
            path="/styleguide"
          />
        </div>
      </Specimen>
      <Specimen name="filters: chosen, possible, leading to nothing, a range, a long list; a drawer on small screens">
        <FilterPanel filters={filters} query={query} total={42} path="/styleguide" />
      </Specimen>
      <Specimen name="results: with more to load">
        <div className="w-full">
          <ListingResults columns={3} more={{ shown: 10, total: 42, href: "/styleguide?p=2" }}>
            <p className="card p-4">Karten</p>
          </ListingResults>
        </div>
      </Specimen>
      <Specimen name="a link to another choice">
        <ListingLink href="/styleguide" className="link">
          Alle Filter zurücksetzen
        </ListingLink>
      </Specimen>
      <Specimen name="wishlist: round, bare, with its word; how many; the list">
        <WishlistToggle id={id("1")} name="Aero Mono" />
        <WishlistToggle id={id("2")} name="Aero Split" look="bare" />
        <WishlistToggle id={id("3")} name="Aero Duo" look="text" />
        <WishlistCount />
        <WishlistItems items={null} empty={<p>Nichts gemerkt</p>} hint={<p>Nur in diesem Browser</p>} />
      </Specimen>
    </Chapter>
  );
}
