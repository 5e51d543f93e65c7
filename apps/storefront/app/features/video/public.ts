// Videos of two providers behind consent: a picture of our own with a play button; the provider hears of a visitor only
// after the click (video-player.island.tsx). What was allowed for good is kept by features/consent.
export { Video } from "./video.tsx";
export { videoData } from "./video-data.ts";
export type { VideoData } from "./video-data.ts";
export type { VideoProvider } from "./video-url.ts";
