import type { ReactNode } from "react";

const tones = {
  brand: "bg-brand text-white",
  accent: "bg-accent text-white",
  neutral: "bg-tint text-ink",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  info: "bg-info-soft text-info",
  alert: "bg-alert-soft text-alert",
};

export type BadgeTone = keyof typeof tones;

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-full border border-transparent px-2.5 py-0.5 text-xs font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
