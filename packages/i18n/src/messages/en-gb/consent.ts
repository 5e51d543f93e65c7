export const consent = {
  "consent.title": "Privacy settings",
  "consent.close": "Close",
  "consent.intro":
    "Our shop works without tracking. Content from other providers is loaded only once you allow it. Your choice is kept for 180 days; you can change it here at any time.",
  "consent.privacy": "More in our privacy policy",
  "consent.necessary": "Necessary",
  "consent.necessaryText":
    "Language, basket, sign-in, order and this choice. The shop does not work without them; they are always on. The privacy policy names every cookie.",
  "consent.media": "External media",
  "consent.mediaText":
    "Videos from YouTube and Vimeo. When a video is played, the provider receives your IP address among other data, also in countries outside the EU.",
  "consent.statistics": "Statistics",
  "consent.statisticsText": "Counts which pages are visited so that we can improve them.",
  "consent.marketing": "Marketing",
  "consent.marketingText": "Shows which advertising led to orders.",
  "consent.acceptAll": "Accept all",
  "consent.reject": "Reject",
  "consent.save": "Save choice",
  "consent.saved": "Your choice has been saved.",
} as const;
