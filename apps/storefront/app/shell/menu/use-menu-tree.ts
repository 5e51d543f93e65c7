import { useEffect, useRef, useState } from "react";
import type { MenuTree } from "./menu-tree.ts";

/** The tree behind the drawer, asked for as soon as this runs; `load` asks again where that failed. Null until it is there. */
export function useMenuTree(url: string): { tree: MenuTree | null; load: () => void } {
  const [tree, setTree] = useState<MenuTree | null>(null);
  const isAsked = useRef(false);

  function load(): void {
    if (isAsked.current) return;
    isAsked.current = true;
    readTree(url).then(setTree, (error: unknown) => {
      // The links of the first level stay. Opening the drawer tries again.
      console.error("menu: could not be read", error);
      isAsked.current = false;
    });
  }

  // oxlint-disable-next-line react/exhaustive-deps -- a page has one menu
  useEffect(load, []);

  return { tree, load };
}

async function readTree(url: string): Promise<MenuTree> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return await answer.json();
}
