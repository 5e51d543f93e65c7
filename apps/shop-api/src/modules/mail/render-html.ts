import { escapeHtml } from "./escape-html.ts";
import type { MailPart } from "./mail-content.ts";
import { itemsHtml } from "./items-html.ts";
import type { MailFrame } from "./mail-frame.ts";
import { FONT, INK, SOFT, WARM_LINE } from "./mail-style.ts";

// Mail programs keep inline styles only; the few that know dark mode read the classes. Colours are those of the shop.
const DARK =
  ":root{color-scheme:light dark;supported-color-schemes:light dark}" +
  "@media (prefers-color-scheme:dark){.page{background:#14191c!important}.card{background:#1f272b!important}" +
  ".ink{color:#f1ece4!important}.soft{color:#b9c2c7!important}.tint{background:#2a3439!important}" +
  ".line{border-color:#3a454a!important}.brand{color:#8fd0d0!important}}";
const BOX = "background:#f1ece4;border-radius:8px";

export function renderHtml(parts: readonly MailPart[], frame: MailFrame): string {
  const body = parts.map((part) => partHtml(part, frame)).join("\n");
  const footer = [...frame.imprint.map(escapeHtml), anchor(frame.shopUrl, frame.shopUrl)].join("<br>");
  return `<!doctype html>
<html lang="${escapeHtml(frame.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(frame.subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf8f5">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf8f5"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="brand" style="padding:0 8px 16px;color:#0f5257;${FONT};font-size:22px;font-weight:700;letter-spacing:-0.01em">${escapeHtml(frame.shopName)}</td></tr>
<tr><td style="height:4px;line-height:4px;font-size:0;border-radius:4px 4px 0 0;${WARM_LINE}">&nbsp;</td></tr>
<tr><td class="card" style="padding:32px 28px;background:#ffffff;border-radius:0 0 12px 12px">
${body}
<p class="ink" style="margin:28px 0 0;${INK};font-size:16px;line-height:1.6">${lines(frame.closing)}</p>
</td></tr>
<tr><td class="soft" style="padding:20px 8px;${SOFT};font-size:13px;line-height:1.6">${footer}<br>${escapeHtml(frame.automatic)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function partHtml(part: MailPart, frame: MailFrame): string {
  switch (part.kind) {
    case "heading":
      return `<h1 class="ink" style="margin:0 0 20px;${INK};font-size:24px;line-height:1.25;word-break:break-word">${escapeHtml(part.text)}</h1>`;
    case "subheading":
      return `<h2 class="ink" style="margin:32px 0 10px;${INK};font-size:18px;line-height:1.3">${escapeHtml(part.text)}</h2>`;
    case "items":
      return itemsHtml(part.items, part.sums);
    case "paragraph":
      return `<p class="ink" style="margin:0 0 16px;${INK};font-size:16px;line-height:1.6">${lines(part.text)}</p>`;
    case "note":
      return `<p class="soft" style="margin:24px 0 0;${SOFT};font-size:14px;line-height:1.6">${lines(part.text)}</p>`;
    case "quote":
      return `<blockquote class="tint ink" style="margin:16px 0;padding:16px 20px;${BOX};${INK};font-size:16px;line-height:1.6;word-break:break-word">${lines(part.text)}</blockquote>`;
    case "code":
      return `<p class="tint ink" style="margin:16px 0;padding:16px 20px;${BOX};${INK};font-size:22px;font-weight:700;letter-spacing:0.06em;text-align:center">${escapeHtml(part.text)}</p>`;
    case "button":
      return buttonHtml(part.label, part.href, frame.linkHint);
    case "link":
      return `<p class="soft" style="margin:24px 0 0;${SOFT};font-size:14px;line-height:1.6">${anchor(part.href, part.label)}</p>`;
    case "table":
      return `<table class="ink" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;${INK};font-size:16px;line-height:1.5">${part.rows.map(rowHtml).join("")}</table>`;
  }
}

function buttonHtml(label: string, href: string, hint: string): string {
  const address = escapeHtml(href);
  return `<p style="margin:24px 0 12px"><a href="${address}" style="display:inline-block;padding:14px 24px;background:#0f5257;border-radius:8px;color:#ffffff;${FONT};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 16px;${SOFT};font-size:13px;line-height:1.5;word-break:break-all">${escapeHtml(hint)}<br>${anchor(href, href)}</p>`;
}

function rowHtml([label, value]: readonly [string, string]): string {
  return `<tr><th scope="row" align="left" valign="top" class="soft" style="padding:6px 20px 6px 0;color:#55616a;font-weight:400">${escapeHtml(label)}</th><td valign="top" style="padding:6px 0;word-break:break-word">${lines(value)}</td></tr>`;
}

function anchor(href: string, label: string): string {
  return `<a class="brand" href="${escapeHtml(href)}" style="color:#0f5257">${escapeHtml(label)}</a>`;
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, "<br>");
}
