import { useEffect, useState } from "react";

/** A style sheet that no page needs from the start. Answers whether it is there; what shows without it still works. */
export function useStyleSheet(href: string): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href });
    for (const type of ["load", "error"]) link.addEventListener(type, () => setThere(true));
    document.head.append(link);
    return () => link.remove();
  }, [href]);
  return isThere;
}
