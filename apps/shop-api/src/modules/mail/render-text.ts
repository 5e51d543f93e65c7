import type { MailPart } from "./mail-content.ts";
import type { MailFrame } from "./mail-frame.ts";

export function renderText(parts: readonly MailPart[], frame: MailFrame): string {
  const footer = ["--", ...frame.imprint, frame.shopUrl, frame.automatic].join("\n");
  return [...parts.map(partText), frame.closing, footer].join("\n\n") + "\n";
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case "heading":
      return `${part.text}\n${"=".repeat(Math.min(part.text.length, 72))}`;
    case "subheading":
      return `${part.text}\n${"-".repeat(Math.min(part.text.length, 72))}`;
    case "items":
      return [
        ...part.items.map(({ title, details, amount }) => [title, ...details, amount].join("\n  ")),
        ...part.sums.map(({ label, amount }) => `${label}: ${amount}`),
      ].join("\n");
    case "paragraph":
    case "note":
    case "code":
      return part.text;
    case "quote":
      return part.text
        .split(/\r\n|\r|\n/)
        .map((line) => `> ${line}`)
        .join("\n");
    case "button":
    case "link":
      return `${part.label}:\n${part.href}`;
    case "table":
      return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  }
}
