/** Tabs of one visitor share cart and wishlist: whoever changes one does so while the other tabs wait. */
export function inTurn<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  // Some browsers have locks on secure pages only.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(name, async () => work()) : Promise.resolve(work());
}
