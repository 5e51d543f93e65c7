export interface LoopResult {
  perSecond: number;
  latenciesMs: number[];
}

/** So many at once, for so long. */
export async function closedLoop(
  clients: number,
  seconds: number,
  work: (n: number) => Promise<unknown>,
): Promise<LoopResult> {
  const latenciesMs: number[] = [];
  const start = performance.now();
  let n = 0;
  const client = async () => {
    while (performance.now() - start < seconds * 1000) {
      const begun = performance.now();
      await work(n++);
      latenciesMs.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { perSecond: latenciesMs.length / ((performance.now() - start) / 1000), latenciesMs };
}

/** At a fixed rate, whether the earlier ones are answered or not; measured from the moment each was due. */
export async function openLoop(
  perSecond: number,
  seconds: number,
  work: (n: number) => Promise<unknown>,
): Promise<LoopResult> {
  const latenciesMs: number[] = [];
  const start = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = start + (n * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    running.push(work(n).then(() => void latenciesMs.push(performance.now() - due)));
  }
  await Promise.all(running);
  return { perSecond, latenciesMs };
}
