import type { Count } from "../../../platform/attempts/attempts.ts";
import type { GoodsSettings } from "../../../platform/config/goods-config.ts";
import type { PostalAddressRow } from "../../postal-address/index.ts";

export interface UnpaidOrder {
  /** Where the request came from. */
  address: string;
  email: string;
  shipping: Pick<PostalAddressRow, "street" | "zipcode" | "country_id" | "phone_number">;
}

/** What an order that pays later is counted by: an attacker has many addresses, but all the goods have to go somewhere. */
export function unpaidCounts(
  { address, email, shipping }: UnpaidOrder,
  { perNetwork, perMailbox, perDoor }: GoodsSettings["unpaidOrders"],
): Count[] {
  const phone = digitsOf(shipping.phone_number ?? "");
  return [
    { kind: "address", value: address, mostPerHour: perNetwork },
    { kind: "mailbox", value: mailboxOf(email), mostPerHour: perMailbox },
    { kind: "door", value: doorOf(shipping), mostPerHour: perDoor },
    ...(phone === "" ? [] : [{ kind: "phone", value: phone, mostPerHour: perDoor }]),
  ].map((count) => ({ ...count, area: "order-unpaid" }));
}

/** Before that: many orders of one network or to one door look like a machine. */
export function suspectCounts({ address, shipping }: UnpaidOrder, after: number): Count[] {
  return [
    { kind: "address", value: address },
    { kind: "door", value: doorOf(shipping) },
  ].map((count) => ({ ...count, area: "order-suspect", mostPerHour: after }));
}

/** One mailbox in all its spellings: tags behind a plus, and the dots one large provider does not read. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const plain = local.split("+")[0] ?? "";
  return domain === "gmail.com" || domain === "googlemail.com"
    ? `${plain.replaceAll(".", "")}@gmail.com`
    : `${plain}@${domain}`;
}

/** One door in all its spellings. */
export function doorOf({ street, zipcode, country_id }: UnpaidOrder["shipping"]): string {
  const plain = street
    .toLowerCase()
    .replaceAll(/stra(?:ß|ss)e/g, "str")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
  return [country_id, (zipcode ?? "").replaceAll(/\W/g, ""), plain].join(" ");
}

/** With and without the country's number. */
function digitsOf(phone: string): string {
  const LAST = 9;
  return phone.replaceAll(/\D/g, "").slice(-LAST);
}
