/** What was asked for cannot be begun now; nothing has happened, and a later try may succeed. */
export class TooBusy extends Error {
  constructor(what: string) {
    super(`${what} cannot be begun now`);
  }
}
