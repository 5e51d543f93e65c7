/** What a cookie can hold. Whoever reads it from one drops what does not fit: no order fails for a cookie. */
export const TRACKING_ID_PATTERN = "^[\\x21-\\x7e]{1,2000}$";
