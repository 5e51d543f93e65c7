import { useCallback, useEffect, useRef } from "react";

/**
 * A page of its own, empty and without scripts, whose policy lets a mail keep its styles: within ours they would be refused. It is
 * filled from here, as it is of our origin.
 */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page || page.URL === "about:blank") return;
    const mail = new DOMParser().parseFromString(html, "text/html");
    page.replaceChild(page.adoptNode(mail.documentElement), page.documentElement);
    // Links of a sample lead nowhere.
    for (const link of page.querySelectorAll("a")) link.removeAttribute("href");
  }, [html]);
  useEffect(show, [show]);
  return (
    <iframe
      ref={frame}
      className="mail-frame"
      title={title}
      src="/mail-frame"
      sandbox="allow-same-origin"
      onLoad={show}
    />
  );
}
