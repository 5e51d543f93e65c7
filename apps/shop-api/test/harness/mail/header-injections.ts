const separators = [
  "\r\n",
  "\n",
  "\r",
  "\r\n\r\n",
  "\n\n",
  "\r\n.\r\n",
  "\n.\n",
  "\r\n ",
  "\r\n\t",
  "\u0085",
  "\u2028",
  "\u2029",
  "\v",
  "\f",
  "\0\r\n",
  "%0d%0a",
  "\\r\\n",
  "=0D=0A",
];

const attacks = [
  "Bcc: evil@evil.example",
  "Cc: evil@evil.example",
  "To: evil@evil.example",
  "From: evil@evil.example",
  "Reply-To: evil@evil.example",
  "Subject: other",
  "X-Evil: 1",
  "Content-Type: text/html; charset=utf-8",
  'Content-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\n\r\nother\r\n--x--',
  "RCPT TO:<evil@evil.example>",
  "MAIL FROM:<a@evil.example>\r\nRCPT TO:<evil@evil.example>\r\nDATA\r\nSubject: other\r\n\r\nother\r\n.",
];

const places = [
  (attack: string) => `Frage zur Anlage${attack}`,
  (attack: string) => `${attack} Frage`,
  (attack: string) => `=?utf-8?Q?${attack}?=, <evil@evil.example>`,
];

/** What somebody may type to turn one mail into another: 594 texts. */
export const headerInjections: readonly string[] = separators.flatMap((separator) =>
  attacks.flatMap((attack) => places.map((place) => place(separator + attack))),
);
