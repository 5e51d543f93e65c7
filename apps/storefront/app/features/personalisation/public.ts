// Products to go on with, for this place in the shop: slots on the start page, a product's page, the cart and an empty search. Which
// service says what is recommended is the shop's choice (recommender.server.ts): our own, or none. No profile of anybody is kept; what
// this browser has looked at stays in it (features/recently-viewed). Decision 0055.
export { readAbout } from "./recommendation-path.ts";
export { PersonalisationProvider } from "./personalisation.tsx";
export { RecommendedRow } from "./recommended-row.tsx";
export { CartSlot, HomeSlot, ProductSlot, SearchSlot } from "./slots.tsx";
