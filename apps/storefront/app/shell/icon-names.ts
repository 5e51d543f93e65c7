import type { ShellData } from "./shell-data.ts";

/** Every icon that data of the shop puts around a page, each once. */
export function iconNames({ usps, social, payment, delivery }: ShellData): string[] {
  const names = [
    ...[...usps, ...social].map(({ icon }) => icon),
    ...[...payment, ...delivery].flatMap(({ icons }) => icons),
  ];
  return [...new Set(names)];
}
