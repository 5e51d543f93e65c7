import type { CatalogIndex } from "@hearth/catalog-index";
import type { Media, ProductListing } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { cardRelations, loadProducts, streamProducts } from "../catalog/index.ts";
import { idList, type SlotConfig, textValue } from "../cms-slot/index.ts";
import type { Scope } from "../context/index.ts";
import { mediaByIds } from "../media/index.ts";
import { presentSalutation } from "../reference/index.ts";
import {
  buyBox,
  crossSelling,
  descriptionAndReviews,
  manufacturerLogo,
  productName,
  productPictures,
} from "./resolve-product-slot.ts";

export interface ResolveDeps {
  sql: Sql;
  index: CatalogIndex;
  scope: Scope;
  /** The listing of the page's category; absent on pages without one. */
  listing?: (() => Promise<ProductListing>) | undefined;
  /** The product whose page this is; absent on other pages. */
  productId?: string | undefined;
  /** Told about every product shown, so that the answer is dropped from caches when one changes. */
  onProducts: () => void;
}

/** Nobody pages further, and every card is sixty elements that a phone has to lay out. */
const SLIDER_LIMIT = 12;

type Resolver = (deps: ResolveDeps, config: SlotConfig) => unknown;

/** `data` of a slot by its type. Types without an entry carry null and are filled by the client or skipped. */
const resolvers: Readonly<Record<string, Resolver>> = {
  text: (_, config) => ({ content: textValue(config, "content"), apiAlias: "cms_text" }),
  html: (_, config) => ({ content: textValue(config, "content"), apiAlias: "cms_html" }),
  image: image,
  "image-slider": slider,
  "image-gallery": slider,
  "youtube-video": (deps, config) => preview(deps, config, "cms_youtube_video"),
  "vimeo-video": (deps, config) => preview(deps, config, "cms_vimeo_video"),
  "product-box": productBox,
  "product-slider": productSlider,
  "product-listing": async (deps) => ({
    listing: deps.listing ? await deps.listing() : null,
    apiAlias: "cms_product_listing",
  }),
  "product-name": productName,
  "manufacturer-logo": manufacturerLogo,
  "buy-box": buyBox,
  "product-description-reviews": descriptionAndReviews,
  "cross-selling": crossSelling,
  form: ({ scope }) =>
    scope.reference.rows.salutations.map((row) => presentSalutation(row, scope.refs.chain)),
};

export async function resolveSlot(deps: ResolveDeps, type: string, config: SlotConfig): Promise<unknown> {
  const resolve = Object.hasOwn(resolvers, type) ? resolvers[type] : undefined;
  return resolve ? await resolve(deps, config) : null;
}

async function image(deps: ResolveDeps, config: SlotConfig) {
  const mediaId = textValue(config, "media");
  const [media] = mediaId ? await mediaByIds(deps.sql, deps.scope, [mediaId]) : [];
  return {
    mediaId,
    media: media ?? null,
    url: textValue(config, "url"),
    newTab: config.newTab?.value === true,
    apiAlias: "cms_image",
  };
}

async function slider(deps: ResolveDeps, config: SlotConfig) {
  if (config.sliderItems?.source === "mapped") return sliderOf(await productPictures(deps, config));
  const items =
    (config.sliderItems?.value as { media?: string; url?: string; newTab?: boolean }[] | undefined) ?? [];
  const media = await mediaByIds(
    deps.sql,
    deps.scope,
    items.flatMap((item) => item.media ?? []),
  );
  const sliderItems = items.map((item) => ({
    media: media.find((each) => each.id === item.media) ?? null,
    url: item.url ?? null,
    newTab: item.newTab ?? false,
    apiAlias: "cms_image_slider_item",
  }));
  return { sliderItems, navigation: null, apiAlias: "cms_image_slider" };
}

function sliderOf(media: readonly Media[]) {
  const sliderItems = media.map((each) => ({
    media: each,
    url: null,
    newTab: false,
    apiAlias: "cms_image_slider_item",
  }));
  return { sliderItems, navigation: null, apiAlias: "cms_image_slider" };
}

async function preview(deps: ResolveDeps, config: SlotConfig, apiAlias: string) {
  const mediaId = textValue(config, "previewMedia");
  const [media] = mediaId ? await mediaByIds(deps.sql, deps.scope, [mediaId]) : [];
  return { media: media ?? null, apiAlias };
}

async function productBox(deps: ResolveDeps, config: SlotConfig) {
  const productId = textValue(config, "product");
  const [product] = productId ? await products(deps, [productId]) : [];
  return { productId, product: product ?? null, apiAlias: "cms_product_box" };
}

async function productSlider(deps: ResolveDeps, config: SlotConfig) {
  const streamId = config.products?.source === "product_stream" ? textValue(config, "products") : null;
  const ids = streamId
    ? await streamProducts(deps.index, streamId, SLIDER_LIMIT)
    : idList(config, "products");
  return { products: await products(deps, ids), streamId, apiAlias: "cms_product_slider" };
}

function products(deps: ResolveDeps, ids: readonly string[]) {
  deps.onProducts();
  return loadProducts(deps.sql, deps.scope, ids, cardRelations);
}
