/** Strangers wrote these texts: none of them may steer a terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, "");
}
