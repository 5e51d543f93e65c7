import { Suspense } from "react";
import type { ReactNode } from "react";

/** React hydrates what is inside a boundary piece by piece and lets clicks in between; without one a large part is done in one go. */
export function IslandPieces({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
