import { linkIn, type Member, PASSWORD, runAccountJobs } from "./account.ts";
import type { TestShop } from "../test-shop.ts";

export const askEmailChange = (shop: TestShop, who: Member, email: string, more: object = {}) =>
  shop.api.post(
    "/account/change-email",
    { email, emailConfirmation: email, password: PASSWORD, ...more },
    who.headers,
  );

export const confirmEmailChange = (shop: TestShop, hash: string) =>
  shop.api.post("/hearth/account/change-email-confirm", { hash });

/** Asks for another address and answers the secret of the link in its mail. */
export async function emailChangeLink(shop: TestShop, who: Member, email: string): Promise<string> {
  await askEmailChange(shop, who, email);
  await runAccountJobs(shop);
  return (await linkIn(shop, email, "email-change-link"))["hash"] ?? "";
}
