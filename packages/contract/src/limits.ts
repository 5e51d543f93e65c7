// Numbers that forms need too, without the schemas around them.
export { cartLimit } from "./cart-limit.ts";
export { criteriaLimit } from "./criteria/criteria-limit.ts";
