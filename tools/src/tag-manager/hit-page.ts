import type { Hit } from "./hit-log.ts";

/** What arrived, newest first, for people. */
export function hitPage(hits: readonly Hit[]): string {
  const rows = hits
    .toReversed()
    .map(
      (hit) =>
        `<tr><td>${hit.receivedAt.slice(11, 19)}</td><td>${escapeHtml(hit.from)}</td>` +
        `<td>${escapeHtml(hit.entry.event ?? "")}</td><td>${escapeHtml(hit.page)}</td>` +
        `<td><pre>${escapeHtml(JSON.stringify(hit.entry, null, 1))}</pre></td></tr>`,
    );
  const shown =
    rows.length === 0
      ? "<p>Nothing arrived yet: agree in the shop, then look around there.</p>"
      : `<table><thead><tr><th>Time</th><th>Queue</th><th>Event</th><th>Page</th><th>Content</th></tr></thead>
<tbody>${rows.join("")}</tbody></table>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>Tag manager</title><style>${STYLE}</style></head>
<body><h1>Tag manager</h1><form method="post" action="/delete"><button>Delete all</button></form>${shown}</body></html>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-top: 1px solid #8884; padding: 0.5rem; text-align: left; vertical-align: top; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8rem; }
`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
