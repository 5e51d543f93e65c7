import { TooBusy } from "@hearth/service/waiting-line";

/** What the work comes to, or "not now" when it takes longer than anybody waits. It may still end later: then nobody hears of it. */
export function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooBusy("what takes too long")), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
