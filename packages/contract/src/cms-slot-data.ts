import Type, { type Static, type TSchema } from "typebox";
import type { CmsSlot } from "./entity/content/cms-page.ts";
import { CrossSellingElementSchema } from "./entity/product/cross-selling.ts";
import { ManufacturerSchema } from "./entity/product/manufacturer.ts";
import { MediaSchema } from "./entity/content/media.ts";
import { ProductSchema } from "./entity/product/product.ts";
import { ProductReviewSchema } from "./entity/product/product-review.ts";
import { PropertyGroupSchema } from "./entity/product/property-group.ts";
import { SalutationSchema } from "./entity/customer/salutation.ts";
import { searchResultFields } from "./envelope.ts";
import { idSchema, type MediaId, type ProductId } from "./schema/id.ts";
import { ProductListingSchema } from "./listing/product-listing.ts";
import { answerObject, nullable, NullableText, relation } from "./schema/schema-parts.ts";

const TextData = answerObject("CmsText", "cms_text", { content: NullableText });

const HtmlData = answerObject("CmsHtml", "cms_html", { content: NullableText });

const imageFields = {
  mediaId: nullable(idSchema<MediaId>()),
  media: relation(MediaSchema),
  url: NullableText,
  newTab: nullable(Type.Boolean()),
};

const SliderData = answerObject("CmsImageSlider", "cms_image_slider", {
  navigation: Type.Optional(Type.Unknown()),
  sliderItems: nullable(
    Type.Array(
      answerObject("CmsImageSliderItem", "cms_image_slider_item", {
        media: relation(MediaSchema),
        url: NullableText,
        newTab: nullable(Type.Boolean()),
        ariaLabel: Type.Optional(NullableText),
      }),
    ),
  ),
});

const productFields = { productId: nullable(idSchema<ProductId>()), product: relation(ProductSchema) };

/** What `data` of a resolved slot holds, by slot type. Types that are not listed carry null. */
export const slotDataSchemas = {
  text: TextData,
  html: HtmlData,
  "product-name": TextData,
  image: answerObject("CmsImage", "cms_image", imageFields),
  "manufacturer-logo": answerObject("CmsManufacturerLogo", "cms_manufacturer_logo", {
    ...imageFields,
    manufacturer: relation(ManufacturerSchema),
  }),
  "image-slider": SliderData,
  "image-gallery": SliderData,
  "youtube-video": answerObject("CmsYoutubeVideo", "cms_youtube_video", { media: relation(MediaSchema) }),
  "vimeo-video": answerObject("CmsVimeoVideo", "cms_vimeo_video", { media: relation(MediaSchema) }),
  "product-box": answerObject("CmsProductBox", "cms_product_box", productFields),
  "product-slider": answerObject("CmsProductSlider", "cms_product_slider", {
    products: nullable(Type.Array(ProductSchema)),
    streamId: Type.Optional(nullable(idSchema())),
  }),
  "product-listing": answerObject("CmsProductListing", "cms_product_listing", {
    listing: relation(ProductListingSchema),
  }),
  "buy-box": answerObject("CmsBuyBox", "cms_buy_box", {
    ...productFields,
    configuratorSettings: nullable(Type.Array(PropertyGroupSchema)),
    totalReviews: nullable(Type.Integer()),
  }),
  "product-description-reviews": answerObject(
    "CmsProductDescriptionReviews",
    "cms_product_description_reviews",
    {
      ...productFields,
      reviews: relation(
        answerObject("ProductReviewResult", "product_review_result", searchResultFields(ProductReviewSchema)),
      ),
      ratingSuccess: Type.Optional(nullable(Type.Boolean())),
    },
  ),
  "cross-selling": answerObject("CmsCrossSelling", "cms_cross_selling", {
    crossSellings: nullable(Type.Array(CrossSellingElementSchema)),
  }),
  form: Type.Array(SalutationSchema, { title: "CmsForm" }),
} satisfies Record<string, TSchema>;

export type SlotDataByType = { [T in keyof typeof slotDataSchemas]: Static<(typeof slotDataSchemas)[T]> };
export type KnownSlotType = keyof SlotDataByType;

/** A slot whose `data` is typed by its `type`; the server has resolved it, so no second check is made. */
export function isSlotOf<T extends KnownSlotType>(
  slot: CmsSlot,
  type: T,
): slot is CmsSlot & { type: T; data: SlotDataByType[T] | null } {
  return slot.type === type;
}
