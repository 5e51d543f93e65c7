import type { Cart, CalculatedTax, LineItem, Product } from "@hearth/contract";
import { discountsOf, goodsOf } from "./cart.ts";
import { pagePrice } from "../content/page-price.ts";

/** What the cart is held against: the product pages as this visitor sees them. */
export interface PriceTag {
  product: Product;
  taxRate: number;
  /** May be had without tax by declaration. */
  isPhotovoltaic: boolean;
}
export interface Knowledge {
  byId: ReadonlyMap<string, PriceTag>;
  isGermany: boolean;
}

const cents = (amount: number) => Math.round(amount * 100);
const halfAwayFromZero = (value: number) => Math.sign(value) * Math.round(Math.abs(value) - 1e-9);
const taxIn = (gross: number, rate: number) => halfAwayFromZero((gross * rate) / (100 + rate));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What does not add up in a gross cart; empty when all of it does. Deliberately simple: no rule of the shop is used here. */
export function cartFaults(cart: Cart, knowledge: Knowledge): string[] {
  const faults: string[] = [];
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (!Object.is(found, wanted)) faults.push(`${what} is ${String(found)} instead of ${String(wanted)}`);
  };
  const delivery = cart.deliveries[0];
  const shipping = cents(delivery?.shippingCosts.totalPrice ?? 0);
  const zeroRated = cart.extensions?.hearthTax?.zeroRatedLineIds ?? [];
  for (const line of goodsOf(cart)) lineFaults(line, zeroRated.includes(line.id), knowledge, expect);
  for (const line of discountsOf(cart)) discountFaults(line, cart, expect);

  const { price } = cart;
  const total = cents(price.totalPrice);
  expect(
    "position price",
    cents(price.positionPrice),
    sum(cart.lineItems.map((line) => cents(line.price.totalPrice))),
  );
  expect("total", total, cents(price.positionPrice) + shipping);
  expect("net", cents(price.netPrice), total - sum(price.calculatedTaxes.map(({ tax }) => cents(tax))));
  if (total < 0 || shipping < 0) faults.push(`a sum is below zero: ${total}, ${shipping}`);
  const parts = [...cart.lineItems.map((line) => line.price), ...(delivery ? [delivery.shippingCosts] : [])];
  const byRate = addedUp(parts.flatMap(({ calculatedTaxes }) => calculatedTaxes));
  expect("taxes", byRate, addedUp(price.calculatedTaxes));
  expect("amount to pay", cents(cart.transactions[0]?.amount.totalPrice ?? 0), total);
  return faults;
}

type Expect = (what: string, found: unknown, wanted: unknown) => void;

function lineFaults(
  line: LineItem,
  isZeroRated: boolean,
  { byId, isGermany }: Knowledge,
  expect: Expect,
): void {
  const tag = byId.get(line.referencedId ?? "");
  if (!tag) return expect(`${line.id}: a product nobody sells`, line.referencedId, "none");
  const { product } = tag;
  const { minPurchase, purchaseSteps } = product;
  const page = cents(pagePrice(product, line.quantity));
  const unit = isZeroRated ? page - taxIn(page, tag.taxRate) : page;
  const total = unit * line.quantity;
  const rate = isZeroRated ? 0 : tag.taxRate;
  const name = `${product.productNumber} × ${line.quantity}`;
  if (isZeroRated) expect(`${name}: may be free of tax`, tag.isPhotovoltaic && isGermany, true);
  expect(`${name}: unit price`, cents(line.price.unitPrice), unit);
  expect(`${name}: total`, cents(line.price.totalPrice), total);
  expect(`${name}: tax`, taxText(line.price.calculatedTaxes), `${rate}: ${taxIn(total, rate)} of ${total}`);
  expect(`${name}: whole and positive`, Number.isInteger(line.quantity) && line.quantity > 0, true);
  expect(`${name}: on a step`, (line.quantity - (minPurchase ?? 1)) % (purchaseSteps ?? 1), 0);
  expect(`${name}: not above what can be had`, line.quantity <= (product.calculatedMaxPurchase ?? 0), true);
}

function discountFaults(line: LineItem, cart: Cart, expect: Expect): void {
  const { composition = [], discountScope, discountType, value = "0" } = line.payload;
  const total = cents(line.price.totalPrice);
  const goods = sum(goodsOf(cart).map((each) => cents(each.price.totalPrice)));
  expect(`${line.label}: is a discount`, total <= 0 && line.quantity === 1 && !line.good, true);
  expect(`${line.label}: parts`, sum(composition.map(({ discount }) => -cents(discount))) || 0, total || 0);
  expect(
    `${line.label}: tax base`,
    sum(line.price.calculatedTaxes.map(({ price }) => cents(price))) || 0,
    total || 0,
  );
  if (discountScope === "delivery") expect(`${line.label}: goods stay`, total || 0, 0);
  const most =
    discountType === "percentage" ? Math.round((goods * Number(value)) / 100) : cents(Number(value));
  if (discountType === "percentage" || discountType === "absolute")
    expect(`${line.label}: at most ${most}`, -total <= most, true);
}

const taxText = (taxes: readonly CalculatedTax[]) =>
  taxes.map(({ taxRate, tax, price }) => `${taxRate}: ${cents(tax)} of ${cents(price)}`).join(", ");

/** Price and tax of each rate, in the order of the rates. */
function addedUp(taxes: readonly CalculatedTax[]): string {
  const sums = new Map<number, { tax: number; price: number }>();
  for (const { taxRate, tax, price } of taxes) {
    const known = sums.get(taxRate) ?? { tax: 0, price: 0 };
    sums.set(taxRate, { tax: known.tax + cents(tax), price: known.price + cents(price) });
  }
  return [...sums]
    .toSorted(([a], [b]) => a - b)
    .map(([rate, { tax, price }]) => `${rate}: ${tax} of ${price}`)
    .join(", ");
}
