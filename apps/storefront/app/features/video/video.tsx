import { Picture } from "../media/public.ts";
import type { VideoData } from "./video-data.ts";
import { VideoPlayer } from "./video-player.island.tsx";

interface Props {
  video: VideoData;
  privacyPath: string;
  sizes?: string;
}

export function Video({ video, privacyPath, sizes = "(min-width: 80rem) 76rem, 100vw" }: Props) {
  const { preview, ...rest } = video;
  return (
    <VideoPlayer
      video={rest}
      privacyPath={privacyPath}
      preview={
        preview ? <Picture picture={preview} sizes={sizes} className="size-full object-cover" /> : null
      }
    />
  );
}
