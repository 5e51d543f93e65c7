import { pictureData } from "../media/public.ts";
import type { PictureData } from "../media/public.ts";
import { embedUrlOf, isVideoId, watchUrlOf } from "./video-url.ts";
import type { VideoProvider } from "./video-url.ts";

export interface VideoData {
  provider: VideoProvider;
  id: string;
  /** Null: the page finds a name of its own. */
  title: string | null;
  preview: PictureData | null;
  embedUrl: string;
  watchUrl: string;
}

interface Written {
  provider: VideoProvider;
  id: string | null | undefined;
  title: string | null | undefined;
  preview: Parameters<typeof pictureData>[0];
  startSeconds?: unknown;
  endSeconds?: unknown;
  isLoop?: boolean;
}

/** A video as editors wrote it; null when the provider could not have such a one. */
export function videoData({ provider, id, title, preview, ...part }: Written): VideoData | null {
  if (!id || !isVideoId(provider, id)) return null;
  const picture = pictureData(preview, { alt: "", widest: 1600 });
  return {
    provider,
    id,
    title: title || preview?.translated?.title || picture?.alt || null,
    // The play button says what is seen here.
    preview: picture && { ...picture, alt: "" },
    embedUrl: embedUrlOf(provider, id, {
      startSeconds: seconds(part.startSeconds),
      endSeconds: seconds(part.endSeconds),
      isLoop: part.isLoop === true,
    }),
    watchUrl: watchUrlOf(provider, id),
  };
}

/** Seconds, or `mm:ss` as editors' tools write it. */
function seconds(value: unknown): number | null {
  const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
  const found = /^(?:(\d{1,3}):)?(\d{1,5})$/.exec(text);
  return found ? Number(found[1] ?? 0) * 60 + Number(found[2]) || null : null;
}
