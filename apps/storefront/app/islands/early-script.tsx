import { captureEarly } from "./early-capture.ts";

// The server's build is not made smaller; indentation is not worth sending.
const text = `(${captureEarly.toString()})()`.replace(/\n\s+/g, "\n");

/** Must stand before anything that can be clicked. */
export function EarlyScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}
