import type { LineItem } from "@hearth/contract";
import { type CalculatedLine, tierFor, toAmount } from "@hearth/rules";
import { lowestNetCents, priceDetails, productTexts } from "../../catalog/index.ts";
import type { Scope } from "../../context/index.ts";
import { presentMedia } from "../../reference/index.ts";
import type { StoredLine } from "../cart-content.ts";
import { presentLinePayload } from "./line-payload.ts";
import type { Offer } from "../offered-product.ts";
import { presentTaxes, presentTaxRules } from "./present-tax.ts";

export interface ShownLine {
  line: CalculatedLine;
  offer: Offer;
  /** As it was added. */
  storedLine: StoredLine;
}

export function presentLine(scope: Scope, { line, offer, storedLine }: ShownLine): LineItem {
  const { doc } = offer.loaded;
  const { translated, customFields } = productTexts(offer.loaded, scope.refs.chain);
  const [cover] = doc.media;
  const price = presentPrice(scope, line, offer);
  return {
    id: line.id,
    uniqueIdentifier: line.id,
    type: "product",
    referencedId: doc.id,
    label: translated.name,
    description: null,
    quantity: line.quantity,
    good: true,
    removable: true,
    stackable: true,
    states: [doc.download ? "is-download" : "is-physical"],
    modified: false,
    cover: cover ? presentMedia(cover.media, scope.refs.chain, scope.refs.mediaUrl) : null,
    payload: presentLinePayload(scope, {
      storedLine,
      doc,
      label: translated.name,
      customFields,
      stock: offer.product.availableStock,
    }),
    price,
    priceDefinition: {
      type: "quantity",
      price: price.unitPrice,
      quantity: line.quantity,
      isCalculated: true,
      taxRules: price.taxRules,
      listPrice: price.listPrice?.price ?? null,
      referencePriceDefinition: price.referencePrice && {
        purchaseUnit: price.referencePrice.purchaseUnit,
        referenceUnit: price.referencePrice.referenceUnit,
        unitName: price.referencePrice.unitName,
        apiAlias: "cart_price_reference_definition",
      },
      apiAlias: "cart_price_quantity",
    },
    deliveryInformation: presentDeliveryInformation(scope, offer),
    quantityInformation: {
      minPurchase: doc.minPurchase,
      maxPurchase: line.maxPurchase,
      purchaseSteps: doc.purchaseSteps,
      apiAlias: "cart_quantity_information",
    },
    children: [],
    apiAlias: "cart_line_item",
  };
}

function presentPrice(scope: Scope, line: CalculatedLine, offer: Offer): LineItem["price"] {
  const tier = tierFor(offer.tiers, line.quantity);
  const { lowestGrossCents: lowest, toPaid } = offer;
  const { doc } = offer.loaded;
  const isListed = tier && tier.listGrossCents !== null && tier.listNetCents !== null;
  return {
    unitPrice: toAmount(line.unitCents),
    quantity: line.quantity,
    totalPrice: toAmount(line.totalCents),
    calculatedTaxes: presentTaxes([line.tax]),
    taxRules: presentTaxRules([line.tax]),
    ...priceDetails(scope, {
      unitCents: line.unitCents,
      listCents: isListed
        ? toPaid({ grossCents: tier.listGrossCents ?? 0, netCents: tier.listNetCents ?? 0 })
        : null,
      lowestCents:
        lowest === null
          ? null
          : toPaid({ grossCents: lowest, netCents: lowestNetCents(scope, lowest, doc.taxId) }),
      measure: doc,
    }),
    ...(scope.tellsTax && { taxState: scope.taxState }),
    apiAlias: "calculated_price",
  };
}

function presentDeliveryInformation(
  scope: Scope,
  { product, loaded }: Offer,
): LineItem["deliveryInformation"] {
  const { doc } = loaded;
  const time = scope.refs.deliveryTime(doc.deliveryTimeId);
  return {
    stock: product.availableStock,
    weight: doc.weightKg,
    freeDelivery: doc.shippingFree,
    restockTime: doc.restockDays,
    deliveryTime: time && {
      name: time.translated.name ?? "",
      min: time.min,
      max: time.max,
      unit: time.unit,
      apiAlias: "cart_delivery_time",
    },
    apiAlias: "cart_delivery_information",
  };
}
