import type { VatAnswer } from "../../platform/vat-register/vat-answer.ts";
import type { VatRegister } from "../../platform/vat-register/vat-register.ts";
import { vatQuestion } from "./vat-question.ts";

export interface AskedVat {
  vatId: string;
  answer: VatAnswer | { outcome: "malformed" };
}

/** Outside of any transaction: somebody else's server is asked. */
export function askRegister(register: VatRegister, vatIds: readonly string[]): Promise<AskedVat[]> {
  return Promise.all(
    vatIds.map(async (vatId) => {
      const question = vatQuestion(vatId);
      return { vatId, answer: question ? await register.ask(question) : { outcome: "malformed" as const } };
    }),
  );
}
