import { useRef, useState } from "react";
import type { MouseEvent, ReactNode, RefObject } from "react";
import { announce } from "../../../ui/message/announcement-store.ts";
import { isPlainClick } from "../../../ui/base/plain-click.ts";

/** Something the page does by itself, until it is told not to. */
export function useStoppable(stoppedText: string) {
  const [isStopped, setIsStopped] = useState(false);
  const control = useRef<HTMLAnchorElement>(null);
  const step = useRef<HTMLAnchorElement>(null);

  function stop(): void {
    if (isStopped) return;
    // The control goes; whoever was there takes the step by hand now.
    if (control.current && document.activeElement === control.current) step.current?.focus();
    setIsStopped(true);
    announce(stoppedText);
  }

  return { isStopped, stop, control, step };
}

interface Props {
  /** What happens by itself, or that it does not any more. */
  text: string;
  isStopped: boolean;
  stopText: string;
  /** The same page standing still: where the control leads without a script. */
  stopHref: string;
  onStop: () => void;
  control: RefObject<HTMLAnchorElement | null>;
  /** The step itself, as a link. */
  children: ReactNode;
}

/** Something the page does by itself after a while, with the control that stops it (WCAG 2.2.1, 2.2.2). Nobody has to wait: the step comes first. */
export function AutoStep({ text, isStopped, stopText, stopHref, onStop, control, children }: Props) {
  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onStop();
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {children}
        {!isStopped && (
          <a
            ref={control}
            href={stopHref}
            className="link inline-flex min-h-11 items-center"
            onClick={onClick}
          >
            {stopText}
          </a>
        )}
      </div>
      <p className="flex items-center gap-3">
        {!isStopped && <span className="auto-mark" aria-hidden="true" />}
        <span>{text}</span>
      </p>
    </div>
  );
}
