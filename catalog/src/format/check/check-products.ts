import type { Check } from "./check.ts";
import { checkPrices } from "./check-prices.ts";
import { checkVariants } from "./check-variants.ts";
import type { Sellable } from "../products.ts";

export function checkProducts(check: Check): void {
  for (const product of check.catalogue.products) {
    checkSellable(product, undefined, check);
    checkVariants(product, check);
    for (const variant of product.variants ?? []) checkSellable(variant, product, check);
  }
}

function checkSellable(own: Sellable, parent: Sellable | undefined, check: Check): void {
  const { report, refer, referAll, needFile, needUnique } = check;
  needUnique("product number", own.number, own, ["number"]);
  needUnique("EAN", own.ean, own, ["ean"]);
  refer("manufacturer", own.manufacturer, own, ["manufacturer"]);
  referAll("category", own.categories, own, ["categories"]);
  refer("page", own.page, own, ["page"]);
  refer("tax", own.tax, own, ["tax"]);
  refer("delivery time", own.delivery, own, ["delivery"]);
  refer("shipping cost type", own.shippingCostType, own, ["shippingCostType"]);
  refer("shipping method", own.shippingMethod, own, ["shippingMethod"]);
  refer("unit", own.unitPrice?.unit, own, ["unitPrice", "unit"]);
  for (const [index, picture] of (own.pictures ?? []).entries()) needFile(picture, own, ["pictures", index]);
  for (const [index, label] of (own.energyLabels ?? []).entries()) {
    needFile(label.label, own, ["energyLabels", index, "label"]);
    needFile(label.icon, own, ["energyLabels", index, "icon"]);
  }
  checkProperties(own, check);
  checkPrices(own, parent, check);

  const { min = 1, max = Infinity } = { ...parent?.quantity, ...own.quantity };
  if (max < min) report(own, ["quantity", "max"], "must not be below min");
  if (own.packUnitPlural && !(own.packUnit ?? parent?.packUnit))
    report(own, ["packUnitPlural"], 'needs a "packUnit"');
  if (own.downloads && !(own.digital ?? parent?.digital))
    report(own, ["downloads"], 'only goods with "digital: true" have downloads');
  for (const [index, { file }] of (own.downloads ?? []).entries())
    needFile(file, own, ["downloads", index, "file"]);

  for (const [index, group] of (own.crossSelling ?? []).entries()) {
    if ((group.products === undefined) === (group.stream === undefined))
      report(own, ["crossSelling", index], "must name either products or a stream");
    referAll("product", group.products, own, ["crossSelling", index, "products"]);
    refer("stream", group.stream, own, ["crossSelling", index, "stream"]);
  }
}

function checkProperties(own: Sellable, { refer }: Check): void {
  for (const [group, options] of Object.entries(own.properties ?? {}))
    for (const option of [options].flat())
      refer("property option", `${group}.${option}`, own, ["properties", group]);
}
