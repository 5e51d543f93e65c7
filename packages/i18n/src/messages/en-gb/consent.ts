export const consent = {
  "consent.title": "Privacy settings",
  "consent.close": "Close",
  "consent.intro":
    "Our shop works without tracking. Content from other providers is loaded only once you allow it. Your choice is kept for 180 days; you can change it here at any time.",
  "consent.introWithTracking":
    "What is not necessary is loaded only once you allow it. Your choice is kept for 180 days; you can change it or take it back here at any time.",
  "consent.layerTitle": "May we count along?",
  "consent.layerText":
    "If you agree, we count visits (statistics), measure advertising and have you reminded of products (marketing); the data go to {host}, after an order also name, address, e-mail address and telephone number. Videos from YouTube and Vimeo (external media) send data to countries outside the EU, too. If you do not, none of it is loaded.",
  "consent.settings": "Choose one by one",
  "consent.privacy": "More in our privacy policy",
  "consent.necessary": "Necessary",
  "consent.necessaryText":
    "Language, basket, sign-in, order and this choice. The shop does not work without them; they are always on. The privacy policy names every cookie.",
  "consent.media": "External media",
  "consent.mediaText":
    "Videos from YouTube and Vimeo. When a video is played, the provider receives your IP address among other data, also in countries outside the EU.",
  "consent.statistics": "Statistics",
  "consent.statisticsText":
    "Counts which pages and products are viewed and bought so that we can improve the shop. Recipient: {host}. Cookie _ga, two years.",
  "consent.marketing": "Marketing",
  "consent.marketingText":
    "Shows which advertising led to orders and lets partners remind you of products you viewed. After an order the recipient also receives name, address, e-mail address and telephone number. Recipient: {host}.",
  "consent.acceptAll": "Accept all",
  "consent.reject": "Reject",
  "consent.save": "Save choice",
  "consent.saved": "Your choice has been saved.",
} as const;
