import { formLimit } from "@hearth/contract/limits";
import Type from "typebox";

/** Fields that several forms have. */
export const fields = {
  email: Type.String({ minLength: 3, maxLength: formLimit.email, pattern: "^[^\\s@]+@[^\\s@]+$" }),
  /** Of somebody who has one: rules for new ones do not matter. */
  password: Type.String({ minLength: 1, maxLength: formLimit.password }),
  /** Longer than a customer's: it opens the shop. */
  newPassword: Type.String({ minLength: 12, maxLength: formLimit.password }),
  name: Type.String({ minLength: 1, maxLength: formLimit.name }),
  locale: Type.String({ pattern: "^[a-z]{2}-[A-Z]{2}$" }),
  code: Type.String({ minLength: 6, maxLength: 40 }),
  secret: Type.String({ minLength: 32, maxLength: 64, pattern: "^[A-Za-z0-9]+$" }),
  customerNumber: Type.String({ minLength: 1, maxLength: 64 }),
  version: Type.Integer({ minimum: 0, description: "the version that was read" }),
} as const;
