const plainPath = /^\/(?![/\\])[A-Za-z0-9._~%/-]*(?:\?[A-Za-z0-9._~%=&+:-]*)?(?:#[A-Za-z0-9_-]*)?$/;

/** Where a form may send its visitor afterwards: a path of this shop, else the given one. */
export function returnPath(wanted: string | null, otherwise: string): string {
  return wanted !== null && wanted.length <= 500 && plainPath.test(wanted) ? wanted : otherwise;
}
