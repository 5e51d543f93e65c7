import { afterEach, beforeEach, expect, it } from "vitest";
import { startVatRegister, type VatRegister } from "./vat-register.ts";

let register: VatRegister;
beforeEach(async () => {
  register = await startVatRegister({ port: 0 });
});
afterEach(() => register.close());

const ask = async (question: object) => {
  const answer = await fetch(`${register.url}/check-vat-number`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(question),
  });
  return (await answer.json()) as Record<string, unknown>;
};

it("knows a number with its owner, where the state tells it", async () => {
  const polish = { countryCode: "PL", vatNumber: "7171642051", requesterNumber: "123456789" };
  expect(await ask(polish)).toMatchObject({
    valid: true,
    name: expect.stringContaining("PIEC"),
    requestIdentifier: expect.stringMatching(/^WAPI/),
  });
  expect(await ask({ countryCode: "DE", vatNumber: "123456789" })).toMatchObject({
    valid: true,
    name: "---",
    requestIdentifier: "",
  });
  expect(register.questions).toHaveLength(2);
});

it("does not know one that ends in 200, and is away for one that ends in 301", async () => {
  expect(await ask({ countryCode: "DE", vatNumber: "123456200" })).toMatchObject({ valid: false });
  expect(await ask({ countryCode: "DE", vatNumber: "123456301" })).toEqual({
    actionSucceed: false,
    errorWrappers: [{ error: "MS_UNAVAILABLE" }],
  });
  expect(await ask({ countryCode: "DE" })).toMatchObject({ errorWrappers: [{ error: "INVALID_INPUT" }] });
});
