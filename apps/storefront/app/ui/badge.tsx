import type { ReactNode } from "react";

const tones = { brand: "bg-brand text-white", accent: "bg-accent text-white" };

export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${tones[tone]}`}>{children}</span>
  );
}
