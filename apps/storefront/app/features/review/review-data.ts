import type { ProductReview } from "@hearth/contract";
import type { Locale } from "@hearth/i18n";

export interface ReviewData {
  id: string;
  title: string;
  text: string;
  points: number;
  /** Null: the author wants no name there. */
  author: string | null;
  /** ISO date. */
  date: string;
  /** Reviews stand in the language they were written in; null when the shop does not know it. */
  locale: Locale | null;
  /** What the shop answered. */
  answer: string | null;
}

export interface ReviewsData {
  /** What is reviewed: the family of a variant. */
  productId: string;
  average: number;
  count: number;
  /** How many gave 5, 4, 3, 2 and 1 stars. */
  histogram: { stars: number; count: number }[];
  page: number;
  pageCount: number;
  shown: ReviewData[];
}

export const reviewFields = [
  "id",
  "title",
  "content",
  "points",
  "externalUser",
  "createdAt",
  "comment",
  "languageId",
] as const satisfies (keyof ProductReview)[];

export type LocaleOf = ReadonlyMap<string, Locale>;

export function reviewData(
  review: Pick<ProductReview, (typeof reviewFields)[number]>,
  locales: LocaleOf,
): ReviewData {
  return {
    id: review.id,
    title: review.title,
    text: review.content,
    points: review.points ?? 0,
    author: review.externalUser?.trim() || null,
    date: review.createdAt,
    locale: locales.get(review.languageId) ?? null,
    answer: review.comment?.trim() || null,
  };
}
