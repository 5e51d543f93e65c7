/** The picture that lies that many steps away; at both ends it goes on from the other side. */
export function galleryStep(index: number, step: number, count: number): number {
  return count < 1 ? 0 : (((index + step) % count) + count) % count;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function stepOfKey(key: string): number | null {
  return steps[key] ?? null;
}
