import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

export type CameraState = "off" | "starting" | "on" | "refused";

/** Some browsers have cameras on secure pages only. */
export function hasCamera(): boolean {
  return (navigator as { mediaDevices?: Partial<MediaDevices> }).mediaDevices?.getUserMedia !== undefined;
}

function stopTracks(stream: RefObject<MediaStream | null>): void {
  for (const track of stream.current?.getTracks() ?? []) track.stop();
}

/** Its light goes out with whoever used it. */
export function useCamera() {
  const [state, setState] = useState<CameraState>("off");
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);

  async function start(): Promise<void> {
    setState("starting");
    try {
      // On phones the one that looks away from the visitor.
      stream.current = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (!video.current) return stopTracks(stream);
      video.current.srcObject = stream.current;
      await video.current.play();
      setState("on");
    } catch {
      stopTracks(stream);
      setState("refused");
    }
  }

  useEffect(() => () => stopTracks(stream), []);
  return { state, video, start };
}
