import type { ReactNode } from "react";

export type Tone = "plain" | "info" | "success" | "warning" | "alert";

export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
