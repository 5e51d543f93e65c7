/** Address and subject were typed by a stranger: neither may bring further headers along. */
export function mailTo(email: string, subject: string): string {
  const address = email.split("@").map(encodeURIComponent).join("@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
