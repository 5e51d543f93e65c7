import { escapeHtml } from "./escape-html.ts";
import type { MailItem, MailSum } from "./mail-content.ts";
import { INK, SOFT } from "./mail-style.ts";

/** What was bought on the left, what it costs on the right, sums below. */
export function itemsHtml(items: readonly MailItem[], sums: readonly MailSum[]): string {
  const rows = [...items.map(itemRow), ...sums.map(sumRow)].join("");
  return `<table class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;${INK};font-size:16px;line-height:1.45">${rows}</table>`;
}

function itemRow({ title, details, amount }: MailItem): string {
  const quiet = details.map(
    (detail) => `<br><span class="soft" style="${SOFT};font-size:14px">${escapeHtml(detail)}</span>`,
  );
  return `<tr><td valign="top" class="line" style="padding:12px 16px 12px 0;border-bottom:1px solid #e4ddd3;word-break:break-word">${escapeHtml(title)}${quiet.join("")}</td><td valign="top" align="right" class="line" style="padding:12px 0;border-bottom:1px solid #e4ddd3;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

function sumRow({ label, amount, isTotal }: MailSum): string {
  const style = isTotal
    ? "font-weight:700;font-size:18px;padding-top:12px;padding-bottom:12px"
    : "padding-top:6px;padding-bottom:6px";
  return `<tr><td valign="top" style="padding-right:16px;${style}">${escapeHtml(label)}</td><td valign="top" align="right" style="white-space:nowrap;${style}">${escapeHtml(amount)}</td></tr>`;
}
