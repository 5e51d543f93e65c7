import { useEffect, useRef, useState } from "react";

const TYPING_PAUSE_MS = 500;

interface Typed {
  value: number | null;
  read: (text: string) => number | null;
  write: (value: number) => string;
  onValue: (value: number | null) => void;
}

/** A number counts when the typing pauses or the field is left. Answers that arrive meanwhile do not take the letters away. */
export function useTypedNumber({ value, read, write, onValue }: Typed) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another number came from elsewhere: back, or a removed filter.
  useEffect(() => {
    if (timer.current !== undefined) return;
    setTyped((text) => (text !== null && read(text) === value ? text : null));
  }, [read, value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function take(text: string): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    const number = read(text);
    if (number !== value) onValue(number);
  }

  return {
    text: typed ?? (value === null ? "" : write(value)),
    type(text: string): void {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => take(text), TYPING_PAUSE_MS);
    },
    leave(): void {
      if (typed === null) return;
      take(typed);
      setTyped(null);
    },
  };
}
