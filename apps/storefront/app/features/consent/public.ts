// What a visitor allows beyond what the shop needs: a dialog opened from the footer, never forced on anybody (decision 0019).
// consent-choice.ts is the rule of what is kept, consent-store.ts what is allowed here and now; islands use public-islands.ts.
export { ConsentDialog } from "./consent-dialog.island.tsx";
