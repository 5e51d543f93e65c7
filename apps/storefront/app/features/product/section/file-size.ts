const units = ["kB", "MB", "GB"] as const;

/** The size of a file as people read it: at least one kilobyte, one digit behind the comma from megabytes on. */
export function fileSize(bytes: number): { amount: number; unit: (typeof units)[number] } {
  if (bytes < 999_500) return { amount: Math.max(1, Math.round(bytes / 1000)), unit: "kB" };
  if (bytes < 999_950_000) return { amount: Math.round(bytes / 100_000) / 10, unit: "MB" };
  return { amount: Math.round(bytes / 100_000_000) / 10, unit: "GB" };
}
