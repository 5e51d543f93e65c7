/** Small drawings for the figures on an energy label, on a field of 24 × 24. */
export const labelSymbols = {
  radiator:
    '<path d="M4 8v10M8 8v10M12 8v10M16 8v10M20 8v10M4 10h16M4 16h16M4 18v2M20 18v2"/><path d="M8 5c0-1.5 1.5-1.5 1.5-3M14 5c0-1.5 1.5-1.5 1.5-3"/>',
  tap: '<path d="M4 10h9a4 4 0 0 1 4 4v2M4 6h6v4H4zM10 6V4M7 4h6M15 16h4"/><path d="M17 19.5c1 1.3 1 2.5 0 2.5s-1-1.2 0-2.5z"/>',
  sound: '<path d="M4 10v4h3l5 4V6L7 10zM15.5 9.5a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10"/>',
  tank: '<path d="M6 6c0-2 12-2 12 0v13c0 2-12 2-12 0zM6 6c0 2 12 2 12 0M8 21v1M16 21v1M6 13c2 1.5 4-1.5 6 0s4 1.5 6 0"/>',
  loss: '<path d="M5 6c0-2 9-2 9 0v13c0 2-9 2-9 0zM17 8h4M17 12h4M17 16h4M19.5 6.5 21 8l-1.5 1.5M19.5 10.5 21 12l-1.5 1.5M19.5 14.5 21 16l-1.5 1.5"/>',
  profile: '<path d="M3 20h18M5 20v-6h3v6M10.5 20V8h3v12M16 20v-9h3v9"/>',
} as const;

export type LabelSymbol = keyof typeof labelSymbols;
