import { expect, it } from "vitest";
import { marginClasses, minHeightClass } from "./editor-length.ts";

it.each([
  [
    { marginTop: "20px", marginBottom: "20px", marginLeft: "20px", marginRight: "20px" },
    "mt-5 mb-5 sm:ml-5 sm:mr-5",
  ],
  [{ marginTop: "37px" }, "mt-10"],
  [{ marginTop: "9999px" }, "mt-40"],
  [{ marginTop: 24 }, "mt-6"],
  [{ marginTop: "0", marginBottom: "-40px" }, ""],
  [{ marginTop: "10%", marginBottom: "2rem", marginLeft: "calc(1px)", marginRight: null }, ""],
])("turns %j into %j [161]", (margins, classes) => {
  expect(marginClasses(margins).join(" ")).toBe(classes);
});

it.each([
  ["460px", "min-h-60 sm:min-h-110"],
  ["200px", "min-h-50"],
  ["5000px", "min-h-60 sm:min-h-160"],
  ["100vh", ""],
  [undefined, ""],
])("turns the height %j into %j", (value, classes) => {
  expect(minHeightClass(value)).toBe(classes);
});
