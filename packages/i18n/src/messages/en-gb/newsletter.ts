export const newsletter = {
  "newsletter.title": "Subscribe to the newsletter",
  "newsletter.voucher": "10 euro voucher from 50 euro goods value",
  "newsletter.promise":
    "As a thank-you you receive a voucher of 10 euro once you have confirmed. It is valid from a goods value of 50 euro.",
  "newsletter.teaser": "New products, subsidies and guides, about once a month.",
  "newsletter.email": "E-mail address",
  "newsletter.consent":
    "Yes, {shop} may send me e-mails with news, guides and offers. I can withdraw this at any time.",
  "newsletter.consentName": "Consent",
  "newsletter.consentHint":
    "Optional. You are on the list only once you have confirmed the link in our e-mail; the voucher depends on nothing else.",
  "newsletter.subscribe": "Subscribe",
  "newsletter.subscribeLong": "Subscribe to the newsletter",
  "newsletter.privacy": "How we treat your address:",
  "newsletter.privacyLink": "Privacy policy",
  "newsletter.sentTitle": "Almost done",
  "newsletter.sentText":
    "We have sent you an e-mail. Please confirm your subscription with the link in it. Nothing there? Please have a look in your spam folder too.",
  "newsletter.confirmTitle": "Confirm the newsletter",
  "newsletter.confirmText":
    "One click and your subscription is valid. Then we send you the voucher of 10 euro from 50 euro goods value by e-mail.",
  "newsletter.confirm": "Confirm subscription",
  "newsletter.brokenTitle": "This link is incomplete",
  "newsletter.invalidTitle": "This link is no longer valid",
  "newsletter.brokenText":
    "Please open the whole link from our e-mail, or subscribe once more: then you receive a new one.",
  "newsletter.again": "Subscribe again",
  "newsletter.confirmedTitle": "Welcome!",
  "newsletter.confirmedText":
    "Your subscription is confirmed. You will find your voucher of 10 euro (from 50 euro goods value) in your inbox in a moment.",
  "newsletter.knownTitle": "Already confirmed",
  "newsletter.knownText": "Your subscription was confirmed before. There is nothing left to do.",
  "newsletter.toShop": "To the shop",
  "newsletter.unsubscribeTitle": "Unsubscribe from the newsletter",
  "newsletter.unsubscribeText":
    "We are sorry to see you go. Tell us the address we should no longer write to.",
  "newsletter.unsubscribe": "Unsubscribe",
  "newsletter.goneTitle": "Please look into your mailbox",
  "newsletter.goneText":
    "If the address is on our list, a link to unsubscribe is on its way to it. If you are signed in to the shop with this address, you are already unsubscribed.",
  "newsletter.leaveText": "With one click the address this link was sent to receives no more newsletters.",
  "newsletter.leftTitle": "You are unsubscribed",
  "newsletter.leftText":
    "This address receives no newsletter from now on. You are welcome to subscribe again at any time.",
  "newsletter.leaveInvalidTitle": "This link does not work",
  "newsletter.leaveInvalidText":
    "Please open the whole link from our e-mail. Or tell us your address and we will send you a new one.",
  "newsletter.leaveAgain": "Request a new link",
} as const;
