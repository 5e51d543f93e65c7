import type { ReactNode } from "react";
import { Accordion } from "../../../ui/folding/accordion.tsx";
import { ContactForm } from "../../contact/public.ts";
import { FilterPanel, Listing, ProductCard } from "../../listing/public.ts";
import { NewsletterForm } from "../../newsletter/public.ts";
import { Video } from "../../video/public.ts";
import { CategoryMenu } from "./category-menu.tsx";
import { ImageGallerySlot, ImageSlider, ImageSlot, ManufacturerLogo } from "./picture-views.tsx";
import { BuyBox, CrossSelling, ProductSlider, ProductText } from "./product-views.tsx";
import { RichText } from "./rich-text-view.tsx";
import type { SlotProps } from "./slot-props.ts";
import type { SlotData } from "../load/slot-data.server.ts";

type Views = { [Type in SlotData["type"]]: (props: SlotProps<Type>) => ReactNode };

/** The registry: one view per slot type; a type without a view does not compile. */
const views: Views = {
  text: ({ slot }) => <RichText html={slot.html} className={slot.vertical ? `cms-v-${slot.vertical}` : ""} />,
  image: ImageSlot,
  "image-slider": ImageSlider,
  "image-gallery": ImageGallerySlot,
  "manufacturer-logo": ManufacturerLogo,
  video: ({ slot, privacyPath }) => <Video video={slot.video} privacyPath={privacyPath} />,
  "product-listing": ({ slot, path }) => (
    <Listing listing={slot.listing} path={path} columns={slot.columns} hasPanel={!slot.hasPanelElsewhere} />
  ),
  "sidebar-filter": ({ slot, path }) => <FilterPanel listing={slot.listing} path={path} />,
  "product-slider": ProductSlider,
  "product-box": ({ slot }) => <ProductCard card={slot.card} />,
  "buy-box": BuyBox,
  "product-description-reviews": ProductText,
  "cross-selling": CrossSelling,
  form: ({ slot, path, privacyPath }) =>
    slot.kind === "contact" ? (
      <ContactForm data={slot} path={path} privacyPath={privacyPath} />
    ) : (
      <NewsletterForm title={slot.title} sentText={slot.sentText} path={path} privacyPath={privacyPath} />
    ),
  "category-navigation": ({ slot }) => <CategoryMenu entries={slot.entries} />,
  "hearth-accordion": ({ slot, id }) => (
    <Accordion
      name={`accordion-${id}`}
      several={slot.isSeveral}
      items={slot.items.map(({ title, html }) => ({ key: title, title, content: <RichText html={html} /> }))}
    />
  ),
};

export function SlotView(props: SlotProps<SlotData["type"]>) {
  // Type and view belong together by construction of the table; the compiler cannot follow the lookup.
  const View = views[props.slot.type] as (all: typeof props) => ReactNode;
  return <View {...props} />;
}
