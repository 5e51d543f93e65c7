export const cms = {
  "cms.slider": "Pictures",
  "cms.gallery": "Picture gallery",
  "cms.picture": "Picture {number}",
  "cms.zoom": "Enlarge picture {number}",
  "cms.close": "Close",
  "cms.categories": "In this section",
  "cms.toProduct": "To the product",
  "cms.contactTitle": "Write to us",
  "cms.contactText":
    "Questions about choosing, planning or an order? Our engineers usually answer on the same working day.",
  "cms.contactSubject": "Enquiry to Hearth",
  "cms.newsletterTitle": "Newsletter",
  "cms.newsletterText":
    "New products, subsidies and planning guides, once a month. Send us a short e-mail: we ask you to confirm and then add you to the list.",
  "cms.newsletterSubject": "Subscribe to the newsletter",
  "cms.sendMail": "Write an e-mail",
  "video.untitled": "Video on {provider}",
  "video.play": "Play video: {title}",
  "video.notice":
    "When you play it, {name} ({company}) receives your IP address and further data and may set cookies.",
  "video.privacy": "More about privacy",
  "video.remember": "Load external media without asking from now on",
  "video.watch": "Watch on {provider}",
} as const;
