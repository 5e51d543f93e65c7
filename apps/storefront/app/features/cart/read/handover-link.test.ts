import { expect, it } from "vitest";
import { readHandover } from "./handover-link.ts";

const read = (query: string) => readHandover(new URLSearchParams(query));

it("reads products with their quantities and adds up what is named twice", () => {
  expect(read("source=UnderfloorHeating&reference=P-4711&items=DN-KS-50:2,FL-KV-20,DN-KS-50:3")).toEqual({
    source: "UnderfloorHeating",
    reference: "P-4711",
    items: [
      { number: "DN-KS-50", quantity: 5 },
      { number: "FL-KV-20", quantity: 1 },
    ],
  });
});

it.each([
  ["nothing", ""],
  ["no products", "source=A&reference=1&items="],
  ["no source", "reference=1&items=A"],
  ["a source with spaces", "source=A%20B&items=A"],
  ["a reference of 31 letters", `source=A&reference=${"1".repeat(31)}&items=A`],
  ["a quantity of zero", "source=A&items=A:0"],
  ["a quantity below zero", "source=A&items=A:-1"],
  ["a broken quantity", "source=A&items=A:1.5"],
  ["a number of 65 letters", `source=A&items=${"A".repeat(65)}`],
  ["markup", "source=A&items=%3Cb%3E"],
  ["101 products", `source=A&items=${Array.from({ length: 101 }, (_, index) => `A${index}`).join(",")}`],
])("refuses %s", (_what, query) => {
  expect(read(query)).toBeNull();
});
