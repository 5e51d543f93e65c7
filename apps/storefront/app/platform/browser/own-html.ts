interface HtmlPolicy {
  createHTML: (html: string) => TrustedHTML;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy;
}

/** The one way for text to become elements in the browser; the content security policy names it and refuses every other. */
export const HTML_POLICY_NAME = "hearth";

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy(HTML_POLICY_NAME, { createHTML: (html) => html });

/**
 * HTML that the shop's own server rendered, marked as such where browsers ask for it (Trusted Types). Never for anything a visitor
 * typed or an address carries: that is text.
 */
export function ownHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}
