// What a visitor allows beyond what the shop needs (decision 0053): settings behind the footer's link, a page of their own without script,
// and a first question where something would run by itself. consent-choice.ts is the rule of what is kept, consent-store.ts what is
// allowed here and now; islands use public-islands.ts, loaders public-data.ts.
export { askedChoice, askedEdition } from "./asked-choice.ts";
export { ConsentDialog } from "./consent-dialog.island.tsx";
export { ConsentForm } from "./consent-form.tsx";
export { ConsentLayer } from "./consent-layer.island.tsx";
