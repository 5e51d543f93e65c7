import { useCallback, useEffect, useRef } from "react";

/**
 * A page of its own, empty and without scripts, whose policy lets a mail keep its styles: within ours they would be refused. It is
 * filled from here, as it is of our origin.
 */
export function MailFrame({ title, lang, html }: { title: string; lang: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page || page.URL === "about:blank") return;
    // Read there, by its policy; a script would not run, whatever a mail said.
    page.documentElement.innerHTML = html;
    page.documentElement.lang = lang;
    // Links of a sample lead nowhere.
    for (const link of page.querySelectorAll("a")) link.removeAttribute("href");
  }, [html, lang]);
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
