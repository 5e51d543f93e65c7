// What the link of a mail proves: made, sent, and kept as a digest only.
export { hashOf, mailDigest, newSecret } from "./link-secret.ts";
