// What loaders need: the cards of products by their ids.
export { loadCards } from "./load-cards.server.ts";
