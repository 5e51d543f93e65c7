export const videoProviders = ["youtube", "vimeo"] as const;
export type VideoProvider = (typeof videoProviders)[number];

export interface VideoPart {
  startSeconds: number | null;
  endSeconds: number | null;
  isLoop: boolean;
}

const idForms: Record<VideoProvider, RegExp> = { youtube: /^[\w-]{11}$/, vimeo: /^\d{6,12}$/ };

/** Anything else could lead the frame to another page of the provider. */
export function isVideoId(provider: VideoProvider, id: string): boolean {
  return idForms[provider].test(id);
}

/** The player for a frame, from the address of each provider that sets no cookies by itself. */
export function embedUrlOf(provider: VideoProvider, id: string, part: VideoPart): string {
  if (!isVideoId(provider, id)) throw new RangeError(`not an id of a ${provider} video`);
  const { startSeconds, endSeconds, isLoop } = part;
  if (provider === "vimeo") {
    const query = new URLSearchParams({ dnt: "1", autoplay: "1", ...(isLoop && { loop: "1" }) });
    return `https://player.vimeo.com/video/${id}?${query}${startSeconds ? `#t=${startSeconds}s` : ""}`;
  }
  const query = new URLSearchParams({
    autoplay: "1",
    rel: "0",
    ...(startSeconds && { start: String(startSeconds) }),
    ...(endSeconds && { end: String(endSeconds) }),
    // The player repeats only playlists, so the video becomes its own.
    ...(isLoop && { loop: "1", playlist: id }),
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
}

/** The provider's own page, for visitors without scripts. */
export function watchUrlOf(provider: VideoProvider, id: string): string {
  if (!isVideoId(provider, id)) throw new RangeError(`not an id of a ${provider} video`);
  return provider === "vimeo" ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
}
