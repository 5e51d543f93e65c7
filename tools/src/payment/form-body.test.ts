import { expect, it } from "vitest";
import { readForm, textOf, textsOf, treeOf } from "./form-body.ts";

it("follows names in brackets", () => {
  const form = readForm(
    "mode=payment&line_items[0][quantity]=2&line_items[0][price_data][currency]=eur&metadata[a]=1&metadata[b]=%C3%BC",
  );
  expect(textOf(form, "mode")).toBe("payment");
  const [line] = Object.values(treeOf(form, "line_items"));
  if (typeof line !== "object") throw new Error("no line");
  expect(textOf(line, "quantity")).toBe("2");
  expect(textOf(treeOf(line, "price_data"), "currency")).toBe("eur");
  expect(textsOf(form, "metadata")).toEqual({ a: "1", b: "ü" });
});

it("keeps every entry of a list without numbers", () => {
  expect(Object.values(textsOf(readForm("expand[]=payment_intent&expand[]=customer"), "expand"))).toEqual([
    "payment_intent",
    "customer",
  ]);
});

it("reads names that mean something to JavaScript as names", () => {
  expect(textOf(treeOf(readForm("__proto__[polluted]=1"), "__proto__"), "polluted")).toBe("1");
  expect("polluted" in {}).toBe(false);
});
