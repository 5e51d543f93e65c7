export const newsletterPath = "/newsletter";

/** Tell the forms of a page apart; sent as the field `form`. */
export const subscribeKind = "newsletter";
export const leaveKind = "newsletter-leave";

export const subscribedId = "newsletter-sent";
export const leftId = "newsletter-left";
/** The account links to it. */
export const leaveId = "unsubscribe";
