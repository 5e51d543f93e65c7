import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A stored number as its reader dials it: without the code of the reader's own country, with that of any other. */
export function shownPhone(stored: string, readerIso: string): string {
  const phone = parsePhoneNumberFromString(stored, { extract: false });
  if (!phone) return stored;
  const national = phone.formatNational();
  // Where the library knows no grouping it leaves out the leading zero too.
  const isWhole = phone.country !== "DE" || national.startsWith("0");
  return phone.country === readerIso && isWhole ? national : phone.formatInternational();
}
