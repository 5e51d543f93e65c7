import { CartRecommended } from "../features/personalisation/cart-recommended.island.tsx";
import { aboutTheShop, recommendationPath } from "../features/personalisation/recommendation-path.ts";
import { RecommendedProducts } from "../features/personalisation/recommended-products.island.tsx";
import { ProductGallery } from "../features/product/gallery/product-gallery.island.tsx";
import { ShownVariant } from "../features/product/variant/shown-variant.island.tsx";
import { VariantChoice } from "../features/product/variant/variant-choice.island.tsx";
import { ViewedProducts } from "../features/recently-viewed/viewed-products.island.tsx";
import { WriteReview } from "../features/review/write-review.island.tsx";
import { VideoPlayer } from "../features/video/video-player.island.tsx";
import { iconHref } from "../ui/icon/icon.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const pictures = ["1", "2", "3"].map((number) => ({
  largeUrl: iconHref("photo-off").replace("#", `?${number}#`),
  alt: `Wärmepumpe, Bild ${number}`,
  picture: <span className="grid aspect-square place-items-center text-display">{number}</span>,
  thumb: <span className="grid size-18 place-items-center">{number}</span>,
}));

const option = (id: string, className: string, rest: { href?: string; isChosen?: boolean } = {}) => ({
  id: `sg-${id}`,
  href: rest.href ?? null,
  isChosen: rest.isChosen ?? false,
  className,
  content: id,
});

const groups = [
  {
    id: "sg-power",
    title: <span className="font-semibold">Leistung</span>,
    options: [
      option("8 kW", "option", { href: "#product-parts", isChosen: true }),
      option("14 kW", "option", { href: "#product-parts" }),
      option("17 kW, nicht lieferbar", "option option-sold-out", { href: "#product-parts" }),
      option("20 kW, andere Farbe", "option option-other", { href: "#product-parts" }),
      option("30 kW, nicht erhältlich", "option"),
    ],
  },
];

const film = {
  provider: "youtube" as const,
  id: "abcdefghijk",
  title: "Einbau einer Wärmepumpe",
  embedUrl: "about:blank",
  watchUrl: "#product-parts",
};

/** The islands of a product's page. The last two show nothing here: one is heard, the other waits for products that were seen. */
export function PartsIslandsChapter() {
  return (
    <Chapter id="product-parts" title="Parts of a product's page">
      <div className="grid gap-stack md:grid-cols-2">
        <Specimen name="gallery: swipe, arrow keys, thumbnails, large view">
          <div className="w-full min-w-0">
            <ProductGallery name="Aero Mono" pictures={pictures} />
          </div>
        </Specimen>
        <Specimen name="gallery: a single picture">
          <div className="w-full min-w-0">
            <ProductGallery name="Aero Split" pictures={pictures.slice(0, 1)} />
          </div>
        </Specimen>
      </div>
      <Specimen name="variants: chosen, other, not deliverable, in another combination, missing">
        <VariantChoice groups={groups} legend="Ausführung wählen" hint="Gestrichelt: andere Kombination" />
      </Specimen>
      <Specimen name="video: asks before the provider is asked; consent settings below the page end it">
        <div className="w-full max-w-xl">
          <VideoPlayer video={film} preview={null} privacyPath="#product-parts" />
        </div>
      </Specimen>
      <Specimen name="review: customers see their own above">
        <WriteReview
          href="#product-parts"
          labels={{ write: "Bewertung schreiben", change: "Bewertung ändern" }}
        />
      </Specimen>
      <Specimen name="recommended: what orders say of the whole shop, else the catalogue">
        <div className="w-full min-w-0">
          <RecommendedProducts path={recommendationPath(aboutTheShop)} />
        </div>
      </Specimen>
      <Specimen name="recommended below an empty cart">
        <div className="w-full min-w-0">
          <CartRecommended about={aboutTheShop} />
        </div>
      </Specimen>
      <ShownVariant message="Ausgewählt: 8 kW" />
      <ViewedProducts productId="sg-product" title="Zuletzt angesehen" cardsPath="#product-parts" />
    </Chapter>
  );
}
