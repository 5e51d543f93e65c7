import { cartLimit, isId } from "@hearth/contract";
import type {
  CountryId,
  PaymentMethodId,
  ProductId,
  ShippingMethodId,
  TaxDeclaration,
} from "@hearth/contract";
import type { CartFactKey, RestoreFields } from "./cart-message.ts";
import { isPlainName, lineId, noReference, shopSource } from "./line-id.ts";

/** What a form wants of the cart. */
export type CartWish =
  | { intent: "add" | "restore"; items: NewLine[] }
  | { intent: "quantity"; lineId: string; quantity: number }
  | { intent: "remove"; lineId: string; restore: RestoreFields | null }
  | { intent: "code"; code: string }
  | { intent: "remove-code"; lineId: string }
  | { intent: "delivery"; countryId: CountryId | null; zipcode: string | null; wasZeroRated: boolean }
  | { intent: "declaration"; declaration: TaxDeclaration }
  | {
      intent: "methods";
      shippingMethodId: ShippingMethodId | null;
      paymentMethodId: PaymentMethodId | null;
    };

export type NewLine = {
  lineId: string;
  productId: ProductId;
  quantity: number;
  source: string;
  reference: string;
  name: string | null;
  manufacturerName: string | null;
  categoryName: string | null;
};

export type ReadForm = { wish: CartWish } | { problem: CartFactKey };

type Reader = (form: FormData) => ReadForm;

/** Fields that put a line back: what `restore` reads, and what a form that removes a line carries along. */
const restoreNames = [
  "productId",
  "quantity",
  "source",
  "reference",
  "name",
  "manufacturerName",
  "categoryName",
] as const;

const readers: Record<CartWish["intent"], Reader> = {
  add: (form) => readLines(form, "add"),
  restore: (form) => readLines(form, "restore"),
  quantity: (form) => {
    const quantity = wholeNumber(text(form, "quantity"));
    if (quantity === null) return { problem: "cart.failed.quantity" };
    return ofLine(form, (line) => ({ intent: "quantity", lineId: line, quantity }));
  },
  remove: (form) =>
    ofLine(form, (line) => ({ intent: "remove", lineId: line, restore: restoreFields(form, line) })),
  "remove-code": (form) => ofLine(form, (line) => ({ intent: "remove-code", lineId: line })),
  code: (form) => {
    const code = text(form, "code");
    return code === "" || code.length > cartLimit.idLength
      ? { problem: "cart.failed.code" }
      : { wish: { intent: "code", code } };
  },
  delivery: (form) => {
    const zipcode = text(form, "zipcode");
    const countryId = text(form, "countryId");
    if (countryId !== "" && !isId(countryId)) return { problem: "cart.failed.country" };
    if (!zipcodeShape.test(zipcode)) return { problem: "cart.failed.zipcode" };
    const country = countryId === "" ? null : (countryId as CountryId);
    const wasZeroRated = text(form, "wasZeroRated") === "1";
    return { wish: { intent: "delivery", countryId: country, zipcode: zipcode || null, wasZeroRated } };
  },
  declaration: (form) => {
    const isOperator = text(form, "operator") !== "";
    const declaration = text(form, "smallStorage") === "" ? "operator" : "operator-small-storage";
    return { wish: { intent: "declaration", declaration: isOperator ? declaration : "none" } };
  },
  methods: (form) => {
    const [shipping, payment] = [text(form, "shippingMethodId"), text(form, "paymentMethodId")];
    const isWrong = [shipping, payment].some((id) => id !== "" && !isId(id));
    if (isWrong || (shipping === "" && payment === "")) return { problem: "cart.failed.method" };
    return {
      wish: {
        intent: "methods",
        shippingMethodId: shipping === "" ? null : (shipping as ShippingMethodId),
        paymentMethodId: payment === "" ? null : (payment as PaymentMethodId),
      },
    };
  },
};

const zipcodeShape = new RegExp(`^[0-9A-Za-z -]{0,${cartLimit.zipcodeLength}}$`);

export function readCartForm(form: FormData): ReadForm {
  const intent = text(form, "intent");
  return Object.hasOwn(readers, intent)
    ? readers[intent as CartWish["intent"]](form)
    : { problem: "cart.failed.form" };
}

/** One or several products; the fields of each stand in the same order. */
function readLines(form: FormData, intent: "add" | "restore"): ReadForm {
  const source = text(form, "source") || shopSource;
  const reference = text(form, "reference") || noReference;
  const productIds = texts(form, "productId");
  if (productIds.length === 0 || productIds.length > cartLimit.itemsPerRequest) {
    return { problem: "cart.failed.add" };
  }
  if (!isPlainName(source) || !isPlainName(reference)) return { problem: "cart.failed.form" };
  const columns = restoreNames.map((name) => [name, texts(form, name)] as const);
  const wanted = intent === "restore" ? text(form, "lineId") : "";
  const items = productIds.map((productId, index): NewLine | CartFactKey => {
    const at = Object.fromEntries(columns.map(([name, values]) => [name, values[index] ?? ""]));
    if (!isId(productId)) return "cart.failed.add";
    const quantity = wholeNumber(at["quantity"] || "1");
    if (quantity === null) return "cart.failed.quantity";
    return {
      lineId: isLineId(wanted) ? wanted : lineId(productId, source, reference),
      productId: productId as ProductId,
      quantity,
      source,
      reference,
      name: shortText(at["name"]),
      manufacturerName: shortText(at["manufacturerName"]),
      categoryName: shortText(at["categoryName"]),
    };
  });
  const problem = items.find((item) => typeof item === "string");
  return problem
    ? { problem }
    : { wish: { intent, items: items.filter((item) => typeof item !== "string") } };
}

function ofLine(form: FormData, wish: (lineId: string) => CartWish): ReadForm {
  const line = text(form, "lineId");
  return isLineId(line) ? { wish: wish(line) } : { problem: "cart.failed.line-gone" };
}

function restoreFields(form: FormData, line: string): RestoreFields | null {
  if (text(form, "productId") === "") return null;
  const fields = restoreNames.map((name) => [name, text(form, name)] as const);
  return {
    intent: "restore",
    lineId: line,
    ...Object.fromEntries(fields.filter(([, value]) => value !== "")),
  };
}

function isLineId(line: string): boolean {
  return line !== "" && line.length <= cartLimit.idLength;
}

function wholeNumber(value: string): number | null {
  return /^\d{1,6}$/.test(value) && Number(value) > 0 ? Number(value) : null;
}

function shortText(value: string | undefined): string | null {
  return value ? value.slice(0, 255) : null;
}

function text(form: FormData, name: string): string {
  return texts(form, name)[0] ?? "";
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).map((value) => (typeof value === "string" ? value.trim() : ""));
}
