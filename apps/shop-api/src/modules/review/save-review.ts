import { failure, violation, violations } from "@hearth/contract";
import { accepted, checkReview } from "@hearth/contract/form";
import { shopDay } from "@hearth/rules";
import type { Config } from "../../platform/config/config.ts";
import type { Transact, Tx } from "../../platform/database/transaction.ts";
import { type Scope, signedIn } from "../context/index.ts";
import { queueMail } from "../mail/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";
import {
  insertReview,
  replaceReview,
  type ReviewText,
  selectFirstName,
  selectProductName,
  selectReviewed,
} from "./save-review.sql.ts";

export interface ReviewPorts {
  transact: Transact;
  config: Pick<Config, "mail">;
}

/** A new review, or another text of an own one. Either waits for staff, who are told by mail. */
export async function saveReview(
  { transact, config }: ReviewPorts,
  scope: Scope,
  { productId, input }: { productId: string; input: unknown },
): Promise<void> {
  const { id: customerId } = signedIn(scope);
  const { id, title, content, points, name } = accepted(checkReview(input));
  await transact(async (tx) => {
    const reviewed = await selectReviewed(tx, productId);
    if (!reviewed) throw productNotFound(productId);
    const text = {
      title,
      content,
      points,
      external_user: name ?? (await selectFirstName(tx, customerId)),
      language_id: scope.languageId,
    };
    const reviewId = await write(tx, { id, productId: reviewed, customerId, text });
    await mailToShop(tx, scope, {
      reviewId,
      productId: reviewed,
      text,
      shopAddress: config.mail.shopAddress,
    });
  });
}

interface Writing {
  id: string | null;
  productId: string;
  customerId: string;
  text: ReviewText;
}

async function write(tx: Tx, { id, ...review }: Writing): Promise<string> {
  if (id === null) {
    const inserted = await insertReview(tx, review);
    if (inserted) return inserted;
    throw violations([violation("VIOLATION::ENTITY_EXISTS", "/customerId")]);
  }
  if (await replaceReview(tx, { id, ...review })) return id;
  throw violations([violation("VIOLATION::ENTITY_DOES_NOT_EXISTS", "/id")]);
}

interface Received {
  reviewId: string;
  productId: string;
  text: ReviewText;
  shopAddress: string;
}

/** Whoever rewrites a review all day long sends one mail. */
async function mailToShop(tx: Tx, scope: Scope, received: Received): Promise<void> {
  const { reviewId, productId, text, shopAddress } = received;
  const languageId = scope.channel.language_id;
  const day = shopDay(scope.now);
  await queueMail(tx, {
    eventKey: `review-received:${reviewId}:${day}`,
    template: "review-received",
    languageId,
    recipient: shopAddress,
    data: {
      shopUrl: shopUrlIn(scope, languageId),
      productName: (await selectProductName(tx, productId, [languageId])) ?? productId,
      author: text.external_user,
      points: text.points,
      title: text.title,
      content: text.content,
    },
  });
}

function productNotFound(productId: string) {
  return failure(404, "CONTENT__PRODUCT_NOT_FOUND", {
    detail: `Product for id ${productId} not found.`,
    parameters: { productId },
  });
}
