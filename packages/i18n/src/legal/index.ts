// Wording people agree to that belongs to the shop's code and not to its pages.
export { digitalWaiver } from "./digital-waiver.ts";
