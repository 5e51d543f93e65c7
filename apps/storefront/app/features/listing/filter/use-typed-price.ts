import { useEffect, useRef, useState } from "react";
import { readPriceCents } from "../../../platform/shop/listing-query.ts";

const typingPauseMs = 500;

/** A price counts when the typing pauses or the field is left. Answers that arrive meanwhile do not take the letters away. */
export function useTypedPrice(cents: number | null, onPrice: (cents: number | null) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another price came from elsewhere: back, or a removed filter.
  useEffect(() => {
    if (timer.current !== undefined) return;
    setTyped((text) => (text !== null && readPriceCents(text) === cents ? text : null));
  }, [cents]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function take(text: string): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    const price = readPriceCents(text);
    if (price !== cents) onPrice(price);
  }

  return {
    text: typed ?? (cents === null ? "" : String(cents / 100)),
    type(text: string): void {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => take(text), typingPauseMs);
    },
    leave(): void {
      if (typed === null) return;
      take(typed);
      setTyped(null);
    },
  };
}
