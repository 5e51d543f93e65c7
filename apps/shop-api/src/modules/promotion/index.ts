// Promotions and codes as staff write them down, and the bench that says what a cart would pay. What they do to carts is decided in
// packages/rules; carts read them from memory (../reference). Start at save-promotion.ts.
export { createCodes, listCodes } from "./codes.ts";
export { listPromotions } from "./promotion.sql.ts";
export { changeSeenPromotion, createPromotion, readPromotion } from "./save-promotion.ts";
export { tryPromotions } from "./try-promotions.ts";
