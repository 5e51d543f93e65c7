import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language.tsx";
import { Listing, ProductCard, ProductRow } from "../listing/public.ts";
import { Picture } from "../media/public.ts";
import type { SlotData } from "./slot-data.ts";

/** What slots need from the page around them. */
export type SlotSurroundings = { path: string; shippingPath: string };

type SlotProps<Type extends SlotData["type"]> = SlotSurroundings & {
  slot: Extract<SlotData, { type: Type }>;
  isFirst: boolean;
};

type Views = { [Type in SlotData["type"]]: (props: SlotProps<Type>) => ReactNode };

/** The registry: one view per slot type; a type without a view does not compile. */
const views: Views = {
  text: TextSlot,
  image: ImageSlot,
  "product-listing": ({ slot, path, shippingPath }) => (
    <Listing listing={slot.listing} path={path} shippingPath={shippingPath} />
  ),
  "product-slider": SliderSlot,
  "product-box": ({ slot, shippingPath }) => (
    <ProductCard card={slot.card} shippingPath={shippingPath} isTile />
  ),
};

export function SlotView(props: SlotSurroundings & { slot: SlotData; isFirst: boolean }) {
  // Type and view belong together by construction of the table; the compiler cannot follow the lookup.
  const View = views[props.slot.type] as (all: typeof props) => ReactNode;
  return <View {...props} />;
}

function TextSlot({ slot }: SlotProps<"text">) {
  // Cleaned on the server, see clean-html.ts.
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: slot.html }} />;
}

function ImageSlot({ slot, isFirst }: SlotProps<"image">) {
  const { href } = useLanguage();
  const picture = (
    <Picture
      picture={slot.picture}
      sizes="(min-width: 80rem) 76rem, 100vw"
      isFirst={isFirst}
      className={`w-full rounded-card ${slot.isCover ? "aspect-3/2 object-cover" : "h-auto object-contain"}`}
    />
  );
  if (!slot.target) return picture;
  return (
    <a href={href(slot.target)} {...(slot.isNewTab ? { target: "_blank", rel: "noopener" } : {})}>
      {picture}
    </a>
  );
}

function SliderSlot({ slot, shippingPath }: SlotProps<"product-slider">) {
  return (
    <section className="flex flex-col gap-4">
      {slot.title && <h2 className="section-title">{slot.title}</h2>}
      <ProductRow cards={slot.cards} shippingPath={shippingPath} />
    </section>
  );
}
