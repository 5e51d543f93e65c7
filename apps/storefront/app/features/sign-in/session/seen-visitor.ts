/** Where the browser remembers that somebody was signed in, so that it notices when nobody is any more. */
export const SEEN_KEY = "hearth-visitor-seen";
