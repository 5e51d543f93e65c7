import type { ReactNode } from "react";

/** A page that was asked to stand still: it says so, and the step is taken by hand. */
export function StoppedStep({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{text}</p>
      {children}
    </div>
  );
}
