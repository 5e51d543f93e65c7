import { useEffect, useRef } from "react";
import { island } from "../../../islands/island.tsx";
import { announce } from "../../../ui/message/announcement-store.ts";

/** Tells screen readers which variant is shown after another one was chosen. It goes on running while the page around it changes. */
export const ShownVariant = island(
  { name: "shown-variant", when: "idle" },
  function ShownVariant({ message }: { message: string }) {
    const known = useRef(message);
    useEffect(() => {
      if (known.current === message) return;
      known.current = message;
      announce(message);
    }, [message]);
    return null;
  },
);
