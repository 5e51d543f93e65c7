/** Tells the forms of a page apart; sent as the field `form`. */
export const CONTACT_KIND = "contact";

export const CONTACT_SENT_ID = "contact-sent";
