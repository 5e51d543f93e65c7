const RIGHTS = "allow-scripts allow-same-origin allow-presentation allow-popups";
const FEATURES = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/** The provider's page. It takes the focus from the button that was pressed. */
export function VideoFrame({ url, title }: { url: string; title: string }) {
  return (
    <iframe
      ref={takeFocus}
      title={title}
      allow={FEATURES}
      sandbox={RIGHTS}
      referrerPolicy="strict-origin-when-cross-origin"
      src={url}
      className="video-frame"
    />
  );
}

function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
