export const contact = {
  "contact.title": "Write to us",
  "contact.intro":
    "Questions about products, planning or an order? Our technical team usually answers on the same working day.",
  "contact.salutation": "Salutation",
  "contact.firstName": "First name",
  "contact.lastName": "Last name",
  "contact.email": "E-mail address",
  "contact.phone": "Telephone",
  "contact.phoneHint": "If you would like us to call you back",
  "contact.subject": "Subject",
  "contact.comment": "Your message",
  "contact.commentHint": "For an order please give us its number. Photos are welcome at {email}.",
  "contact.send": "Send message",
  "contact.privacy": "We use your details to answer you, and for nothing else.",
  "contact.privacyLink": "Privacy policy",
  "contact.sentTitle": "Your message has arrived",
  "contact.sentText": "Thank you. We will get back to you as soon as possible.",
} as const;
