import { useEffect, useState } from "react";
import { fetchHtml } from "../../platform/browser/fetch/fetch-html.ts";
import { RenderedHtml } from "../../platform/browser/rendered-html.tsx";
import { useFullPath } from "../../platform/browser/full-path.ts";

interface Shown {
  html: string | null;
  isOver: boolean;
}

/**
 * A row that is asked for anew when the full path of the page is another one than before, and when it is about something else. The old
 * one stays until the new one is there. For islands.
 */
export function RowPart({ path }: { path: string }) {
  const fullPath = useFullPath();
  const [{ html, isOver }, setShown] = useState<Shown>({ html: null, isOver: false });
  useEffect(() => {
    if (fullPath === null) return;
    const asked = new AbortController();
    const show = (row: string | null) => {
      if (!asked.signal.aborted) setShown({ html: row, isOver: row === null });
    };
    fetchHtml(path, asked.signal).then(show, () => show(null));
    return () => asked.abort();
  }, [path, fullPath]);
  return (
    <div hidden={isOver} className="recommended">
      {html === null ? null : <RenderedHtml html={html} />}
    </div>
  );
}
