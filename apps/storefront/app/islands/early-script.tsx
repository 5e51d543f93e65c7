// oxlint-disable-next-line import/default -- made by vite-plugins.ts
import captureEarly from "./early-capture.ts?inline-script";

/** Must stand before anything that can be clicked. */
export function EarlyScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: captureEarly }} />;
}
