import type { BannerFields } from "./banner-form.ts";

/** As it will stand above the shop. */
export function BannerPreview({ said: { text, linkText } }: { said: BannerFields["texts"]["de-DE"] }) {
  return (
    <p className="banner-preview" aria-hidden="true">
      {text || "…"} {linkText && <span>{linkText}</span>}
    </p>
  );
}
