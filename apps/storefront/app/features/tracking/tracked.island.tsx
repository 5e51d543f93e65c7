import { useEffect } from "react";
import { island } from "../../islands/island.tsx";
import type { TrackedEvent } from "./tracked-event.ts";
import { report } from "./tracking-store.ts";

/** Something the server knows to have happened by showing the page. */
export const Tracked = island({ name: "tracked", when: "idle" }, function Tracked({ event }: Props) {
  const said = JSON.stringify(event);
  useEffect(() => report(JSON.parse(said) as TrackedEvent), [said]);
  return null;
});

interface Props {
  event: TrackedEvent;
}
