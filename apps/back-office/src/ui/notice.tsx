import type { ReactNode } from "react";
import type { Tone } from "./badge.tsx";

/** `alert` interrupts whoever listens to the page, so only for what went wrong just now. */
export function Notice({ tone = "info", children }: { tone?: Exclude<Tone, "plain">; children: ReactNode }) {
  return (
    <div className={`notice notice-${tone}`} role={tone === "alert" ? "alert" : undefined}>
      {children}
    </div>
  );
}
