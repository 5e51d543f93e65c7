export const video = {
  "video.untitled": "Video on {provider}",
  "video.play": "Play video: {title}",
  "video.notice":
    "When you play it, {name} ({company}) receives your IP address and further data and may set cookies.",
  "video.privacy": "More about privacy",
  "video.remember": "Load external media without asking from now on",
  "video.watch": "Watch on {provider}",
} as const;
