export const NEWSLETTER_PATH = "/newsletter";

/** Tell the forms of a page apart; sent as the field `form`. */
export const SUBSCRIBE_KIND = "newsletter";
export const LEAVE_KIND = "newsletter-leave";

export const SUBSCRIBED_ID = "newsletter-sent";
export const LEFT_ID = "newsletter-left";
/** The account links to it. */
export const LEAVE_ID = "unsubscribe";
