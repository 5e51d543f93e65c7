/** An object of schema.org. Built by the pure functions beside this file. */
export type JsonLdObject = { "@type": string } & Record<string, unknown>;

/** No text can end the element it stands in. */
export function jsonLdText(object: JsonLdObject): string {
  return JSON.stringify({ "@context": "https://schema.org", ...object }).replaceAll("<", String.raw`\u003c`);
}

/** A data block: browsers never run it, so the content security policy does not concern it. */
export function JsonLd({ object }: { object: JsonLdObject }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(object) }} />;
}
