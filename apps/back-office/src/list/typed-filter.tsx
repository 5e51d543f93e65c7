import { useEffect, useRef, useState } from "react";
import { Field } from "../ui/field.tsx";

interface Props {
  label: string;
  type: "search" | "text" | "date";
  value: string;
  onTyped: (value: string) => void;
}

const PAUSE_MS = 300;

/** Typed text narrows the list after a pause; what is set from elsewhere (a saved view, the address) is shown. */
export function TypedFilter({ label, type, value, onTyped }: Props) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Field label={label}>
      <input
        type={type}
        value={text}
        maxLength={100}
        onChange={(event) => {
          const typed = event.target.value;
          setText(typed);
          clearTimeout(timer.current);
          const { pathname } = window.location;
          // Whoever has pressed a link meanwhile sees this list until the next page is loaded, and does not want to be called back.
          const narrow = () => window.location.pathname === pathname && onTyped(typed);
          timer.current = setTimeout(narrow, type === "date" ? 0 : PAUSE_MS);
        }}
      />
    </Field>
  );
}
