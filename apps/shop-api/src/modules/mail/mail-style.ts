// Inline, because mail programs keep nothing else. Colours are those of the shop.
export const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const INK = `color:#1c2529;${FONT}`;
export const SOFT = `color:#55616a;${FONT}`;
