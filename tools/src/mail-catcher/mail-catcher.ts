import { openMailCatcher } from "./mail-catcher-server.ts";

const catcher = await openMailCatcher({
  page: Number(process.env["MAIL_PAGE_PORT"] ?? 8025),
  smtp: Number(process.env["SMTP_PORT"] ?? 1025),
});
console.log(`mails are shown at ${catcher.pageUrl}`);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void catcher.close());
