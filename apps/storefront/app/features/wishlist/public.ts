// What somebody wants to keep. Customers have their list on the server; visitors and guests keep ids in their browser (wish-list.ts),
// handed over when they sign in. wishlist.client.ts fills the hearts of shared pages; the heart itself is features/wish-button.
export { readIds } from "./wish-list.ts";
export type { WishAnswer } from "./wish-answer.ts";
export { readWish } from "./wish.ts";
export { WishCards } from "./wish-cards.tsx";
export { WishTexts } from "./wish-texts.tsx";
export { WishlistPage } from "./wishlist-page.tsx";
