import type { FeatureProcess } from "./open-feature-process.ts";
import { PictureRefusal } from "./picture-refusal.ts";

export interface LookQueue {
  /** A visitor waits: photos go first, few may wait, and none waits for long. */
  photo(bytes: Uint8Array): Promise<Float32Array>;
  /** A picture of the catalogue, looked at when no photo waits. */
  picture(bytes: Uint8Array): Promise<Float32Array>;
}

export interface LookLimits {
  maxWaiting: number;
  deadlineMs: number;
}

type Job = () => Promise<void>;

/** One picture at a time: two at once would share the same cores and both be late. */
export function createLookQueue(
  features: Pick<FeatureProcess, "look">,
  { maxWaiting, deadlineMs }: LookLimits,
): LookQueue {
  const photos: Job[] = [];
  const pictures: Job[] = [];
  let isBusy = false;

  function next(): void {
    if (isBusy) return;
    const job = photos.shift() ?? pictures.shift();
    if (!job) return;
    isBusy = true;
    void job().finally(() => {
      isBusy = false;
      next();
    });
  }

  return {
    photo: (bytes) =>
      new Promise((resolve, reject) => {
        if (isBusy && photos.length >= maxWaiting) throw new PictureRefusal("SEARCH_BUSY");
        const late = setTimeout(() => {
          const place = photos.indexOf(job);
          if (place >= 0) photos.splice(place, 1);
          reject(new PictureRefusal("SEARCH_TIMED_OUT"));
        }, deadlineMs);
        const job = () =>
          features
            .look("photo", bytes)
            .then(resolve, reject)
            .finally(() => clearTimeout(late));
        photos.push(job);
        next();
      }),
    picture: (bytes) =>
      new Promise((resolve, reject) => {
        pictures.push(() => features.look("picture", bytes).then(resolve, reject));
        next();
      }),
  };
}
