import { ALL } from "./http/answer/answer-endpoint.ts";
import { announceChange } from "./platform/changes/change-feed.ts";
import type { Services } from "./services.ts";

/**
 * Shared cache first: a process that hears of the change must not find the old answer there. One that did not answer is told later, and
 * then all processes once more: they may have found the old answer.
 */
export function createAnnouncer({ shared, sql }: Pick<Services, "shared" | "sql">) {
  const undropped = new Set<string>();
  const isDropped = async (tags: readonly string[]) => (await shared?.drop(tags)) ?? true;
  return {
    async announce(tags: string[]): Promise<void> {
      if (!(await isDropped(tags))) for (const tag of tags) undropped.add(tag);
      await announceChange(sql, tags, ALL);
    },
    async announceLate(): Promise<void> {
      const tags = [...undropped];
      if (tags.length === 0 || !(await isDropped(tags))) return;
      undropped.clear();
      await announceChange(sql, tags, ALL);
    },
  };
}
