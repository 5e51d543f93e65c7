import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { placeOrders, readPages, tellTally } from "./deploy-drill/shop-load.ts";
import { categoryPaths, sellableGoods } from "./fleet/fleet-goods.ts";
import { openClient } from "./fleet/open-load.ts";
import { startBehindNginx } from "./fleet/start-behind-nginx.ts";
import { percentile } from "./load/open-loop.ts";
import { type ProcessFigures, processFigures } from "./soak-drill/process-figures.ts";
import { slope } from "./soak-drill/slope.ts";

/**
 * A long day: the shop as deploy/ says reads and sells for hours, and is looked at after every piece. What is asked for is new again and
 * again (filters nobody set before), so that caches fill and have to let go. Memory, open files and the time of answers may not grow.
 *   npm run build && DATABASE_URL=… REDIS_URL=… npm run prove:soak -- [--minutes 120] [--pages 20] [--new 2] [--orders 1] [--fresh]
 * DATABASE_URL is a server; needs Debian's nginx, and openssl. The first quarter is not judged: there caches fill.
 */
const { values } = parseArgs({
  options: {
    fresh: { type: "boolean", default: false },
    minutes: { type: "string", default: "120" },
    piece: { type: "string", default: "5" },
    pages: { type: "string", default: "20" },
    new: { type: "string", default: "2" },
    orders: { type: "string", default: "1" },
    /** Megabytes an hour that a process may grow by. */
    growth: { type: "string", default: "20" },
  },
});
const pieceMinutes = Number(values.piece);
const pieces = Math.ceil(Number(values.minutes) / pieceMinutes);
const MORE_FILES = 20;
const { fleet, url } = await startBehindNginx({ isFresh: values.fresh });
const all = [...fleet.storefronts, ...fleet.apis, fleet.worker];
const client = openClient();
try {
  const goods = await sellableGoods(fleet.sql, 60);
  const categories = await categoryPaths(fleet.sql);
  const known = [...categories, ...goods.map(({ path }) => path)];
  const history: ProcessFigures[][] = [];
  const slowest: number[] = [];
  let failed = 0;
  for (let piece = 0; piece < pieces; piece++) {
    const shop = { url, client, sql: fleet.sql, until: sleep(pieceMinutes * 60_000) };
    const newPaths = Array.from({ length: pieceMinutes * 60 * Number(values.new) }, (_, n) => {
      const category = categories[3 + (n % (categories.length - 3))];
      return `${category}?min-price=${piece}&max-price=${1000 + n}`;
    });
    const tallies = await Promise.all([
      readPages(shop, known, Number(values.pages)),
      readPages(shop, newPaths, Number(values.new)),
      placeOrders(shop, goods, Number(values.orders)),
    ]);
    const figures = await Promise.all(all.map(processFigures));
    history.push(figures);
    slowest.push(percentile(tallies[0].ms, 99));
    const [pages, newPages, orders] = tallies;
    failed += [...pages.failures, ...newPages.failures].filter((failure) => !isPutOff(failure)).length;
    failed += orders.failures.length;
    console.log(`minute ${(piece + 1) * pieceMinutes}:`);
    for (const tally of tallies) console.log(`  ${tellTally(tally, pieceMinutes * 60)}`);
    console.log(`  ${figures.map(({ name, mb, files }) => `${name} ${mb} MB, ${files} files`).join("; ")}`);
  }
  judge(history, slowest, failed);
} finally {
  client.close();
  await fleet.stop();
}

/** On a machine that others use, too, browsing gives way now and then, as it should; orders never do. */
function isPutOff(failure: string): boolean {
  return failure.startsWith("503 ");
}

function judge(history: readonly ProcessFigures[][], slowest: readonly number[], failed: number): void {
  const start = Math.floor(pieces / 4);
  const faults: string[] = failed > 0 ? [`${failed} requests failed`] : [];
  for (const [place, { name }] of all.entries()) {
    const figures = history.slice(start).map((piece) => piece[place] ?? { mb: 0, files: 0 });
    const perHour = slope(figures.map(({ mb }) => mb)) * (60 / pieceMinutes);
    const perHourFiles = slope(figures.map(({ files }) => files)) * (60 / pieceMinutes);
    console.log(`${name}: ${perHour.toFixed(1)} MB an hour, ${perHourFiles.toFixed(1)} files an hour`);
    if (perHour > Number(values.growth)) faults.push(`${name} grows`);
    if (perHourFiles > MORE_FILES) faults.push(`${name} keeps files open`);
  }
  const [first = 0, last = 0] = [slowest[start], slowest.at(-1)];
  console.log(`pages p99: ${first.toFixed(0)} ms after the first quarter, ${last.toFixed(0)} ms at the end`);
  if (faults.length > 0) throw new Error(faults.join(", "));
}
