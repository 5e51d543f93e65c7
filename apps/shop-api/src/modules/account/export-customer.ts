import type { CustomerExport, ProductReview } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { type Caller, type Scope, signedIn } from "../context/index.ts";
import { type AccountPorts, presentCustomer, selectRecord } from "../customer/index.ts";
import {
  type OwnReviewRow,
  selectCartLines,
  selectDevices,
  selectIdentities,
  selectMails,
  selectMessages,
  selectNewsletter,
  selectOrders,
  selectReviews,
  selectVatAnswers,
  selectWishlist,
} from "./export-customer.sql.ts";

/**
 * Everything the shop keeps about a customer, except secrets. What is known only by the mail address is its owner's: an account that
 * has not proven the address gets none of it.
 */
export function exportCustomer({ sql }: AccountPorts, { scope }: Caller): Promise<CustomerExport> {
  return exportAccount(sql, scope, signedIn(scope).id);
}

/** Also for staff, whom somebody has asked for it. */
export async function exportAccount(sql: Sql, scope: Scope, id: string): Promise<CustomerExport> {
  const record = await selectRecord(sql, id);
  if (!record) throw new Error("The customer is gone");
  const { email, opt_in_confirmed_at } = record.customer;
  const isProven = opt_in_confirmed_at !== null;
  const [identities, sessions, wishlist, cart, reviews, orders, vatChecks, newsletter, mails, messages] =
    await Promise.all([
      selectIdentities(sql, id),
      selectDevices(sql, id),
      selectWishlist(sql, id),
      selectCartLines(sql, id),
      selectReviews(sql, id),
      selectOrders(sql, id),
      selectVatAnswers(sql, id),
      isProven ? selectNewsletter(sql, scope.channel.id, email) : null,
      isProven ? selectMails(sql, email) : [],
      isProven ? selectMessages(sql, email) : [],
    ]);
  const { addresses, ...customer } = presentCustomer(scope, record);
  return {
    exportedAt: new Date(scope.now).toISOString().replace("Z", "+00:00"),
    customer,
    addresses: addresses ?? [],
    identities: [...identities],
    sessions: [...sessions],
    wishlist: [...wishlist],
    cart,
    reviews: reviews.map((row) => presentOwnReview(scope.channel.id, row)),
    orders: [...orders],
    vatChecks: [...vatChecks],
    newsletter,
    mails: [...mails],
    messages: [...messages],
    apiAlias: "hearth_customer_export",
  };
}

function presentOwnReview(salesChannelId: string, row: OwnReviewRow): ProductReview {
  return {
    id: row.id,
    productId: row.product_id,
    salesChannelId,
    languageId: row.language_id,
    title: row.title,
    content: row.content,
    points: row.points,
    externalUser: row.external_user,
    status: row.status,
    comment: row.comment,
    createdAt: row.created_at,
    updatedAt: null,
    customFields: {},
    apiAlias: "product_review",
  };
}
