export const video = {
  "video.untitled": "Video auf {provider}",
  "video.play": "Video abspielen: {title}",
  "video.notice":
    "Beim Abspielen erhält {name} ({company}) Ihre IP-Adresse und weitere Daten und kann Cookies setzen.",
  "video.privacy": "Mehr zum Datenschutz",
  "video.remember": "Externe Medien künftig ohne Nachfrage laden",
  "video.watch": "Bei {provider} ansehen",
} as const;
