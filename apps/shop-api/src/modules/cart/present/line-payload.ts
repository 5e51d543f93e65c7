import type { LineItemPayload } from "@hearth/contract";
import { energyLabelFields, groupOptions, isNew, type ProductDoc } from "../../catalog/index.ts";
import type { Scope } from "../../context/index.ts";
import { nameOfCategory } from "../../navigation/index.ts";
import { withMediaOrigin } from "../../reference/index.ts";
import type { StoredLine } from "../cart-content.ts";

export interface PayloadFacts {
  storedLine: StoredLine;
  doc: ProductDoc;
  /** Of the product, in the language of the request. */
  label: string | null;
  customFields: Record<string, unknown>;
  stock: number;
}

/** Keys of the client stay, and what it leaves unsaid is filled in; keys of the shop are written over them on every calculation. */
export function presentLinePayload(scope: Scope, facts: PayloadFacts): LineItemPayload {
  const { storedLine, doc, label, customFields, stock } = facts;
  const { payload } = storedLine;
  return {
    ...payload,
    name: saidOr(label, payload["name"]),
    manufacturerName: saidOr(manufacturerName(scope, doc), payload["manufacturerName"]),
    categoryName: saidOr(nameOfCategory(scope, doc.categoryIds[0] ?? ""), payload["categoryName"]),
    hearthCustomFields: payload["hearthCustomFields"] ?? termsOf(customFields, doc),
    hearthCartSource: saidOr("Shop", payload["hearthCartSource"]),
    hearthCartReferenceId: saidOr("0", payload["hearthCartReferenceId"]),
    productNumber: doc.number,
    parentId: doc.parentId,
    manufacturerId: doc.manufacturerId,
    taxId: doc.taxId,
    tagIds: [],
    categoryIds: doc.categoryIds,
    propertyIds: doc.propertyIds,
    optionIds: doc.optionIds,
    streamIds: doc.streamIds,
    options: doc.optionIds.flatMap((id) => presentOption(scope, id)),
    stock,
    isNew: isNew(doc.releaseDate, scope.now),
    isCloseout: doc.closeout,
    markAsTopseller: doc.topseller,
    releaseDate: doc.releaseDate,
    createdAt: doc.createdAt,
    customFields: {
      ...withMediaOrigin(customFields, scope.refs.mediaOrigin),
      shippingCostType: doc.shippingCostType,
      ...energyLabelFields(doc.labels, scope.refs),
    },
    features: [],
    // For the summary above the button and for the order; other carts do not pay for it.
    ...(scope.customer && {
      hearthProperties: essentials(scope, doc),
      hearthDeliveryTime: scope.refs.deliveryTime(doc.deliveryTimeId)?.translated.name ?? null,
    }),
  };
}

function manufacturerName({ refs }: Scope, { manufacturerId }: ProductDoc): string | null {
  return refs.manufacturer(manufacturerId)?.translated.name ?? null;
}

/** On which terms it is sold: what its price is compared with, and how it travels. */
function termsOf({ discountNotice, shippingMethod }: Record<string, unknown>, doc: ProductDoc) {
  return { discountNotice, shippingMethod, shippingCostType: doc.shippingCostType };
}

const ESSENTIALS = 5;

/** What the law calls essential characteristics: the first properties the product page shows. */
function essentials({ refs }: Scope, { propertyIds }: ProductDoc) {
  return groupOptions(propertyIds, refs)
    .filter(({ visibleOnProductDetailPage }) => visibleOnProductDetailPage)
    .slice(0, ESSENTIALS)
    .map(({ translated, options }) => ({
      name: translated.name ?? "",
      value: (options ?? []).map((option) => option.translated.name ?? "").join(", "),
    }));
}

/** Null is how clients take a word back. */
function saidOr<T extends string | null>(unsaid: T, said: unknown): string | T {
  return typeof said === "string" ? said : unsaid;
}

function presentOption({ refs }: Scope, optionId: string) {
  const option = refs.propertyOption(optionId);
  const group = option && refs.propertyGroup(option.groupId);
  return option && group
    ? [{ group: group.translated.name ?? "", option: option.translated.name ?? "" }]
    : [];
}
