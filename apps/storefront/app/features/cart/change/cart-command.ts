import { isId } from "@hearth/contract/ids";
import { cartLimit } from "@hearth/contract/limits";
import type { CountryId, PaymentMethodId, ShippingMethodId, TaxDeclaration } from "@hearth/contract";
import type { CartMessageKey, RestoreFields } from "../read/cart-message.ts";
import { formText as text, wholeQuantity } from "./form-text.ts";
import { isLineId } from "../read/line-id.ts";
import { readNewLines } from "./new-line.ts";
import type { NewLine } from "./new-line.ts";

/** What a form wants of the cart. */
export type CartCommand =
  | { intent: "add" | "restore"; items: NewLine[] }
  | { intent: "quantity"; lineId: string; quantity: number }
  | { intent: "remove"; lineId: string; restore: RestoreFields | null }
  | { intent: "code"; code: string }
  | { intent: "remove-code"; lineId: string }
  | { intent: "delivery"; countryId: CountryId | null; zipcode: string | null; ratesBefore: string }
  | { intent: "declaration"; declaration: TaxDeclaration }
  | {
      intent: "methods";
      shippingMethodId: ShippingMethodId | null;
      paymentMethodId: PaymentMethodId | null;
    };

export type ReadCommand = { command: CartCommand } | { problem: CartMessageKey };

type Reader = (form: FormData) => ReadCommand;

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

const readers: Record<CartCommand["intent"], Reader> = {
  add: (form) => addLines(form, "add"),
  restore: (form) => addLines(form, "restore"),
  quantity: (form) => {
    const quantity = wholeQuantity(text(form, "quantity"));
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
      : { command: { intent: "code", code } };
  },
  delivery: (form) => {
    const zipcode = text(form, "zipcode");
    const countryId = text(form, "countryId");
    if (countryId !== "" && !isId(countryId)) return { problem: "cart.failed.country" };
    if (!zipcodeShape.test(zipcode)) return { problem: "cart.failed.zipcode" };
    const country = countryId === "" ? null : (countryId as CountryId);
    const ratesBefore = text(form, "ratesBefore");
    return { command: { intent: "delivery", countryId: country, zipcode: zipcode || null, ratesBefore } };
  },
  declaration: (form) => {
    const isOperator = text(form, "operator") !== "";
    const declaration = text(form, "smallStorage") === "" ? "operator" : "operator-small-storage";
    return { command: { intent: "declaration", declaration: isOperator ? declaration : "none" } };
  },
  methods: (form) => {
    const [shipping, payment] = [text(form, "shippingMethodId"), text(form, "paymentMethodId")];
    const isWrong = [shipping, payment].some((id) => id !== "" && !isId(id));
    if (isWrong || (shipping === "" && payment === "")) return { problem: "cart.failed.method" };
    return {
      command: {
        intent: "methods",
        shippingMethodId: shipping === "" ? null : shipping,
        paymentMethodId: payment === "" ? null : payment,
      },
    };
  },
};

const zipcodeShape = new RegExp(`^[0-9A-Za-z -]{0,${cartLimit.zipcodeLength}}$`);

export function readCommand(form: FormData): ReadCommand {
  const intent = text(form, "intent");
  return Object.hasOwn(readers, intent)
    ? readers[intent as CartCommand["intent"]](form)
    : { problem: "cart.failed.form" };
}

function addLines(form: FormData, intent: "add" | "restore"): ReadCommand {
  const items = readNewLines(form, intent);
  return typeof items === "string" ? { problem: items } : { command: { intent, items } };
}

function ofLine(form: FormData, command: (lineId: string) => CartCommand): ReadCommand {
  const line = text(form, "lineId");
  return isLineId(line) ? { command: command(line) } : { problem: "cart.failed.line-gone" };
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
