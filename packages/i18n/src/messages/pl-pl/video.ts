export const video = {
  "video.untitled": "Film w serwisie {provider}",
  "video.play": "Odtwórz film: {title}",
  "video.notice":
    "Podczas odtwarzania {name} ({company}) otrzymuje Państwa adres IP i inne dane oraz może zapisywać pliki cookie.",
  "video.privacy": "Więcej o prywatności",
  "video.remember": "W przyszłości wczytuj media zewnętrzne bez pytania",
  "video.watch": "Obejrzyj w serwisie {provider}",
} as const;
