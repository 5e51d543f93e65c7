import Type from "typebox";
import { text } from "../request/account-input.ts";
import { visitorEndpoint } from "../endpoint.ts";
import { WithdrawalReceiptSchema } from "../envelope.ts";
import { BAD_EMAIL, BAD_FORMAT, BLANK, formErrors, formInput, TOO_LONG } from "./form-errors.ts";

export const withdrawalEndpoints = {
  declareWithdrawal: visitorEndpoint({
    ...formInput,
    operationId: "declareWithdrawal",
    path: "/withdrawal",
    alwaysOpen: true,
    summary: "Ours: withdraw from a contract. Answers the same whether the contract is known or not",
    input: Type.Object({
      name: text("who withdraws"),
      contract: text("number of the order, or what was bought"),
      email: text("where the receipt is sent"),
      goods: text("which goods, if not all of them"),
      idempotencyKey: text("sent twice with the same one it counts once, up to 64 characters"),
    }),
    answers: { 200: WithdrawalReceiptSchema },
    errors: formErrors(BLANK, TOO_LONG, BAD_FORMAT, BAD_EMAIL),
  }),
} as const;
