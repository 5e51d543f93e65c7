import { expect, it } from "vitest";
import { sellerSettings } from "../../platform/config/seller-config.ts";
import { begunCompany } from "./company.ts";
import { imprintLines } from "./imprint-lines.ts";

const company = begunCompany({
  seller: sellerSettings({}),
  mail: { from: { name: "Hearth" } },
  payment: { bank: null },
});

it("says below a letter what the law wants there, in its language", () => {
  expect(imprintLines(company, "de-DE")).toEqual([
    "Hearth GmbH, Ofenhausstraße 12, 60314 Frankfurt am Main",
    "Geschäftsführung: Dr. Mara Lindholm",
    "Amtsgericht Frankfurt am Main, HRB 000000",
    "USt-IdNr. DE000000000",
    "service@hearth.example, +49 69 90009-100",
  ]);
  expect(imprintLines(company, "pl-PL")[1]).toBe("Zarząd: Dr. Mara Lindholm");
});

it("leaves out a register where there is none", () => {
  expect(imprintLines({ ...company, register: "" }, "en-GB")).toHaveLength(4);
});
