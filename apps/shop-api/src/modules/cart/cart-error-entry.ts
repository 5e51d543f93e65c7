import { type CartError, type CartNoticeKey, cartNotices } from "@hearth/contract";

/** One entry of `cart.errors`; the suffix tells entries of one kind apart. */
export function entry(
  messageKey: CartNoticeKey,
  suffix: string,
  parameters: Record<string, unknown>,
): CartError {
  const { level, block } = cartNotices[messageKey];
  return {
    key: messageKey + suffix,
    code: 0,
    level,
    message: [messageKey.replaceAll("-", " "), ...Object.values(parameters)].join(" "),
    messageKey,
    parameters,
    block,
    blockResubmit: block,
  };
}
