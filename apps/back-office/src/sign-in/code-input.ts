/** Six digits of an authenticator app: the right keys on a tablet, and filled in by password managers. */
export const codeInput = {
  inputMode: "numeric",
  autoComplete: "one-time-code",
  pattern: "[0-9 ]{6,7}",
  maxLength: 7,
} as const;

/** Apps show it in two groups. */
export const plainCode = (code: string): string => code.replaceAll(" ", "");
