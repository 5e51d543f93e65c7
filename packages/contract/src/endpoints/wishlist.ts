import Type from "typebox";
import { criteriaKeys } from "../criteria/criteria-key.ts";
import { idParam, visitorEndpoint } from "../endpoint.ts";
import { WishlistSchema } from "../entity/customer/wishlist.ts";
import { SuccessSchema } from "../envelope.ts";
import { idSchema, type ProductId } from "../schema/id.ts";
import { badId, badParameter, criteriaErrors, notLoggedIn } from "./shared-errors.ts";

const pathParams = { productId: idParam("Id of the product") } as const;
const nothingYet = { status: 404, code: "CHECKOUT__WISHLIST_NOT_FOUND" } as const;

export const wishlistEndpoints = {
  readCustomerWishlist: visitorEndpoint({
    operationId: "readCustomerWishlist",
    path: "/customer/wishlist",
    summary: "The wishlist, newest first; 404 while it is empty",
    login: "customer",
    criteria: criteriaKeys,
    answers: { 200: WishlistSchema },
    errors: [...criteriaErrors, notLoggedIn, nothingYet],
  }),
  addProductOnWishlist: visitorEndpoint({
    operationId: "addProductOnWishlist",
    path: "/customer/wishlist/add/{productId}",
    summary: "Put a product on the wishlist",
    login: "customer",
    pathParams,
    answers: { 200: SuccessSchema },
    errors: [
      badId,
      badParameter,
      { status: 400, code: "CHECKOUT__DUPLICATE_WISHLIST_PRODUCT" },
      notLoggedIn,
      { status: 404, code: "CONTENT__PRODUCT_NOT_FOUND" },
    ],
  }),
  deleteProductOnWishlist: visitorEndpoint({
    operationId: "deleteProductOnWishlist",
    method: "DELETE",
    path: "/customer/wishlist/delete/{productId}",
    summary: "Take a product off the wishlist",
    login: "customer",
    pathParams,
    answers: { 200: SuccessSchema },
    errors: [
      badId,
      badParameter,
      notLoggedIn,
      nothingYet,
      { status: 404, code: "CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND" },
    ],
  }),
  mergeProductOnWishlist: visitorEndpoint({
    operationId: "mergeProductOnWishlist",
    path: "/customer/wishlist/merge",
    summary: "Add the products of a visitor's list; known and unknown ones are skipped",
    login: "customer",
    input: Type.Object({ productIds: Type.Array(idSchema<ProductId>(), { maxItems: 500 }) }),
    required: ["productIds"],
    badInput: "CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING",
    answers: { 200: SuccessSchema },
    errors: [badParameter, { status: 400, code: "CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING" }, notLoggedIn],
  }),
} as const;
