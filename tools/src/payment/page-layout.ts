import type { PageLanguage } from "./page-texts.ts";

export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; font-size: 1.125rem; }
dd { margin: 0; font-weight: 700; overflow-wrap: anywhere; }
label { display: block; margin: 0.75rem 0; }
input { display: block; font: inherit; width: 100%; min-height: 2.75rem; box-sizing: border-box; padding: 0 0.5rem; }
button { font: inherit; min-height: 2.75rem; width: 100%; margin: 0.25rem 0; padding: 0.25rem 1rem; }
fieldset { margin: 1rem 0; border: 1px solid #8888; }
[role="alert"] { border-inline-start: 4px solid #b3261e; padding: 0.5rem 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.5rem; border-top: 1px solid #8884; }
body:has(table) { max-width: 64rem; }
main:has(table) { overflow-x: auto; }
small { opacity: 0.8; }
`;

export function paymentPage({ lang, texts }: PageLanguage, title: string, body: string): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}<p><small>${escapeHtml(texts.sandboxNote)}</small></p></main></body></html>`;
}

/** What is paid: the shopper must see it where the money is agreed to. */
export function amountList(
  { lang, texts }: PageLanguage,
  { cents, currency, order }: { cents: number; currency: string; order: string },
): string {
  const amount = new Intl.NumberFormat(lang, { style: "currency", currency }).format(cents / 100);
  return `<dl><dt>${escapeHtml(texts.amount)}</dt><dd>${escapeHtml(amount)}</dd><dt>${escapeHtml(texts.order)}</dt><dd>${escapeHtml(order)}</dd></dl>`;
}

export function button(value: string, label: string): string {
  return `<button name="step" value="${value}">${escapeHtml(label)}</button>`;
}

export function alert(text: string): string {
  return `<p role="alert">${escapeHtml(text)}</p>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
