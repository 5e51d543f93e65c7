/** `slots` holds ids joined with |: resolve only these. */
export function slotIds(slots: string | undefined): string[] | undefined {
  return slots ? slots.split("|") : undefined;
}
