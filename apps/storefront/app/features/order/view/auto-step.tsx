import type { ReactNode } from "react";

type Props = {
  /** What happens by itself, and what is said once it was stopped. */
  text: string;
  stopText: string;
  /** The same page standing still: where the control leads without a script. */
  stopHref: string;
  /** Said instead, and nothing moves. */
  stoppedText: string;
  isStopped: boolean;
  /** For browsers without a script: seconds, and where to go then. */
  refresh: { seconds: number; url: string };
  data: Record<`data-${string}`, string | number>;
  /** The step itself, as a link: it has the focus once the control is gone. */
  children: ReactNode;
};

/** Something the page does by itself after a while, with the control that stops it (WCAG 2.2.1, 2.2.2). The steps are in order.client.ts. */
export function AutoStep(props: Props) {
  const { text, stopText, stopHref, stoppedText, isStopped, refresh, data, children } = props;
  if (isStopped) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{stoppedText}</p>
        {children}
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4" data-stopped={stoppedText} {...data}>
      <noscript>
        <meta httpEquiv="refresh" content={`${refresh.seconds};url=${refresh.url}`} />
      </noscript>
      <p className="flex items-center gap-3">
        <span data-auto-mark className="auto-mark" aria-hidden="true" />
        <span data-auto-text>{text}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {children}
        <a href={stopHref} data-auto-stop className="link inline-flex min-h-11 items-center">
          {stopText}
        </a>
      </div>
    </div>
  );
}
