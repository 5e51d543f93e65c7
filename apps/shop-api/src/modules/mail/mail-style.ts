// Inline, because mail programs keep nothing else. Colours are those of the shop.
export const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const INK = `color:#1c2529;${FONT}`;
export const SOFT = `color:#55616a;${FONT}`;
/** The warm line: cold to warm. Programs that know no gradients show the first colour; in the dark it stays as it is. */
export const WARM_LINE =
  "background-color:#0f5257;background-image:linear-gradient(90deg,#0f5257 0%,#3b8f86 34%,#f2a65a 70%,#d9531e 100%)";
