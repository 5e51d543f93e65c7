/** Tells the forms of a page apart; sent as the field `form`. */
export const contactKind = "contact";

export const contactSentId = "contact-sent";
