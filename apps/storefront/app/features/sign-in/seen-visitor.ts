/** Where the browser remembers that somebody was signed in, so that it notices when nobody is any more. */
export const seenKey = "hearth-visitor-seen";
