import { createContext, use } from "react";
import type { ReactNode } from "react";
import { PagePart } from "../../platform/browser/page-part.tsx";
import { Tracked } from "./tracked.island.tsx";
import type { TrackedEvent } from "./tracked-event.ts";

const TrackingContext = createContext(false);

export function TrackingProvider({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return <TrackingContext value={isOn}>{children}</TrackingContext>;
}

interface Props {
  event: TrackedEvent;
  /** The part of the page it belongs to, see page-part.tsx. */
  part?: string;
}

/** For pages of the server. Where nothing is counted it leaves nothing in the page. */
export function TrackedMoment({ event, part }: Props) {
  if (!use(TrackingContext)) return null;
  const moment = <Tracked event={event} />;
  return part ? <PagePart name={part}>{moment}</PagePart> : moment;
}
