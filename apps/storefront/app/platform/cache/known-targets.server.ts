import { LRUCache } from "lru-cache";

/** Longer ones are campaign marks or somebody's padding; they find their page the long way. */
const LONGEST = 512;
const MOST = 20_000;

export interface KnownTargets {
  keyOf: (target: string) => string | undefined;
  remember: (target: string, key: string) => void;
  /** Each is looked at again, before the page it meant. */
  forget: () => void;
  size: () => number;
}

/** Which page an address means, as it was asked: taking it apart again would cost more than sending the page. */
export function createKnownTargets(): KnownTargets {
  const keys = new LRUCache<string, string>({ max: MOST });
  return {
    keyOf: (target) => keys.get(target),
    remember(target, key) {
      if (target.length <= LONGEST) keys.set(target, key);
    },
    forget: () => keys.clear(),
    size: () => keys.size,
  };
}
