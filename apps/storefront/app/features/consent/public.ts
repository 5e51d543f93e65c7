// What a visitor allows beyond what the shop needs: a dialog opened from the footer, never forced on anybody (decision 0019).
// consent-choice.ts is the rule of what is kept; consent.client.ts does it and tells others by event.
export { ConsentDialog } from "./consent-dialog.tsx";
