import { keptCategories } from "@hearth/rules";
import type { Transact } from "../../platform/database/transaction.ts";
import { EMPTY_DEMO, lockDemo, markEmptied, selectDemo } from "./demo-shop.sql.ts";
import {
  bareHome,
  deleteCategories,
  deleteUnusedPages,
  deleteUnusedPictures,
  selectCategoryPlaces,
  tellEverybody,
  truncateGoods,
} from "./empty-demo.sql.ts";

export function demoJobs(transact: Transact) {
  return { [EMPTY_DEMO]: () => emptyDemo(transact) };
}

/** All of it or nothing: killed in the middle, the demo is as it was, and the job begins again. */
async function emptyDemo(transact: Transact): Promise<void> {
  await transact(async (tx) => {
    await lockDemo(tx);
    const demo = await selectDemo(tx);
    // Looked at again: between asking and doing, only the mark counts.
    if (!demo?.isAsked || demo.isEmptied) return;
    const kept = keptCategories(await selectCategoryPlaces(tx));
    await tellEverybody(tx);
    await truncateGoods(tx);
    await deleteCategories(tx, [...kept]);
    await bareHome(tx);
    await deleteUnusedPages(tx);
    await deleteUnusedPictures(tx);
    await markEmptied(tx);
  });
}
