import type { Criteria, Media, Product } from "@hearth/contract";
import {
  cardRelations,
  crossSellings,
  detailRelations,
  loadProducts,
  productDetail,
} from "../catalog/index.ts";
import { type SlotConfig, textValue } from "../cms-slot/index.ts";
import { reviewList } from "../review/index.ts";
import type { ResolveDeps } from "./resolve-slot.ts";

const REVIEWS_SHOWN = 10;
const newestReviews: Criteria = {
  page: 1,
  limit: REVIEWS_SHOWN,
  ids: undefined,
  filters: [],
  postFilters: [],
  sorts: [],
  term: undefined,
  aggregations: [],
  associations: {},
  includes: undefined,
  totalCountMode: "exact",
};

/** The product a slot is about: the one it names, else the one whose page it is on. */
async function productOf(deps: ResolveDeps, config: SlotConfig): Promise<Product | null> {
  const named = config.product?.source === "static" ? textValue(config, "product") : null;
  const id = named ?? deps.productId;
  if (!id) return null;
  deps.onProducts();
  const [product] = await loadProducts(deps.sql, deps.scope, [id], new Set(detailRelations));
  return product ?? null;
}

export async function productName(deps: ResolveDeps, config: SlotConfig) {
  const isMapped = config.content?.source === "mapped";
  const content = isMapped ? (await productOf(deps, config))?.translated.name : textValue(config, "content");
  return { content: content ?? null, apiAlias: "cms_text" };
}

export async function manufacturerLogo(deps: ResolveDeps, config: SlotConfig) {
  const manufacturer = (await productOf(deps, config))?.manufacturer ?? null;
  return {
    manufacturer,
    mediaId: manufacturer?.mediaId ?? null,
    media: manufacturer?.media ?? null,
    url: manufacturer?.link ?? null,
    newTab: true,
    apiAlias: "cms_manufacturer_logo",
  };
}

export async function buyBox(deps: ResolveDeps, config: SlotConfig) {
  const asked = await productOf(deps, config);
  const detail = asked && (await productDetail(deps.sql, deps.scope, detailQuery(asked.id)));
  return {
    productId: detail?.product.id ?? null,
    product: detail?.product ?? null,
    configuratorSettings: detail?.configurator ?? null,
    totalReviews: detail
      ? (await reviews(deps, detail.product.id, { ...newestReviews, limit: 1 })).total
      : null,
    apiAlias: "cms_buy_box",
  };
}

const detailQuery = (productId: string) => ({
  productId,
  relations: new Set<string>(detailRelations),
  skipConfigurator: false,
});

export async function descriptionAndReviews(deps: ResolveDeps, config: SlotConfig) {
  const product = await productOf(deps, config);
  return {
    productId: product?.id ?? null,
    product,
    reviews: product
      ? { ...(await reviews(deps, product.id, newestReviews)), apiAlias: "product_review_result" }
      : null,
    ratingSuccess: null,
    apiAlias: "cms_product_description_reviews",
  };
}

function reviews(deps: ResolveDeps, productId: string, criteria: Criteria) {
  return reviewList(deps.sql, deps.scope, productId, criteria);
}

export async function crossSelling(deps: ResolveDeps, config: SlotConfig) {
  const product = await productOf(deps, config);
  return {
    crossSellings: product ? await crossSellings(deps, deps.scope, product.id, cardRelations) : null,
    apiAlias: "cms_cross_selling",
  };
}

/** Pictures of a gallery that is bound to the product's own. */
export async function productPictures(deps: ResolveDeps, config: SlotConfig): Promise<Media[]> {
  const product = await productOf(deps, config);
  return (product?.media ?? []).flatMap(({ media }) => media ?? []);
}
