import type { Success, TokenAnswer } from "@hearth/contract";

export const SUCCESS: Success = { success: true, apiAlias: "array_struct" };

/** The token itself is in the header. */
export const TOKEN_ANSWER: TokenAnswer = { redirectUrl: null, apiAlias: "sales_channel_context_token" };

/** Null: the browser has to go nowhere. */
export function redirectAnswer(redirectUrl: string | null) {
  return { redirectUrl, apiAlias: "array_struct" };
}
