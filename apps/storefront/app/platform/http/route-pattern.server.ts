import { matchRoutes } from "react-router";
import type { ServerBuild } from "react-router";

interface Branch {
  id: string;
  path?: string;
  children?: Branch[];
}

/** Of pages in another language. */
const LOCALE = /^[a-z]{2}-[A-Z]{2}\//;

/** Which of the router's patterns an address belongs to: there are few of them, whatever visitors ask for. */
export function createRoutePattern({ routes }: Pick<ServerBuild, "routes">): (pathname: string) => string {
  const branches = (parentId: string | undefined): Branch[] =>
    Object.values(routes).flatMap((route) =>
      route && route.parentId === parentId ? [{ ...branch(route), children: branches(route.id) }] : [],
    );
  const tree = branches(undefined);
  return (pathname) => matchRoutes(tree, pathname)?.at(-1)?.route.id.replace(LOCALE, "") ?? "none";
}

function branch({ id, path }: { id: string; path?: string | undefined }): Branch {
  return path === undefined ? { id } : { id, path };
}
