const KEY = "HearthOffice.company";

/** In this tab only: an answer that comes back into another one is nobody's. */
export function keepTicket(ticket: string): void {
  sessionStorage.setItem(KEY, ticket);
}

/** Once. */
export function takeTicket(): string {
  const ticket = sessionStorage.getItem(KEY) ?? "";
  sessionStorage.removeItem(KEY);
  return ticket;
}
