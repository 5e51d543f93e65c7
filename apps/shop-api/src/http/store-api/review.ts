import { endpoints } from "@hearth/contract";
import { saveReview } from "../../modules/review/index.ts";
import { handle, NO_CONTENT } from "../answer/endpoint.ts";

export const reviewHandlers = {
  saveProductReview: handle(
    endpoints.saveProductReview,
    async ({ services, scope, params: { productId }, input }) => {
      await saveReview(services, scope, { productId, input });
      return NO_CONTENT;
    },
  ),
} as const;
