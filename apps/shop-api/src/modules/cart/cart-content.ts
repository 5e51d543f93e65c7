import type { PvDeclaration } from "@hearth/rules";

/** What a cart remembers between two requests: wishes and facts the shopper gave, never a price. */
export interface CartContent {
  lines: StoredLine[];
  /** As typed. */
  codes: string[];
  /** Automatic promotions the shopper took off. */
  blockedPromotionIds: string[];
  /** What the last calculation gave, so that coming and going can be told. */
  applied: AppliedDiscount[];
  zipcode: string | null;
  taxDeclaration: PvDeclaration;
  customerComment: string | null;
}

export interface StoredLine {
  id: string;
  productId: string;
  quantity: number;
  /** What the client sent along. Server keys are added when the cart is shown. */
  payload: LinePayload;
}

export type LinePayload = Readonly<Record<string, unknown>>;

export interface AppliedDiscount {
  discountId: string;
  promotionId: string;
  /** Null: automatic. */
  code: string | null;
}

export const emptyCart: CartContent = {
  lines: [],
  codes: [],
  blockedPromotionIds: [],
  applied: [],
  zipcode: null,
  taxDeclaration: "none",
  customerComment: null,
};
