export const checkout = {
  "checkout.title": "Checkout",
  "checkout.steps": "Steps of the order",
  "checkout.toCart": "Back to the cart",

  "checkout.startTitle": "How would you like to order?",
  "checkout.startIntro": "All three ways lead to the same order. Your cart stays as it is.",
  "checkout.guestTitle": "Order as a guest",
  "checkout.guestText":
    "No account, no password. Order confirmation, invoice and all documents come by e-mail.",
  "checkout.guestStart": "Order as a guest",
  "checkout.registerTitle": "Create an account",
  "checkout.registerText": "Addresses, orders and invoices in one place. Free, and done in two minutes.",
  "checkout.registerStart": "Create an account",
  "checkout.signInTitle": "Sign in and order",
  "checkout.signInText": "With your saved addresses you are done quickly.",
  "checkout.otherWay": "Order in another way",
  "checkout.sentTitle": "Please check your mailbox",
  "checkout.sentText":
    "We have sent you an e-mail. Open the link in it to confirm your account. Your cart stays here meanwhile. Rather not wait? Order as a guest now.",

  "checkout.contact": "Contact",
  "checkout.emailHint": "We send the order confirmation and the invoice to this address.",
  "checkout.otherBilling": "Send the invoice to another address",
  "checkout.guestSubmit": "Continue to delivery and payment",

  "checkout.addresses": "Addresses",
  "checkout.delivery": "Delivery",
  "checkout.payment": "Payment",
  "checkout.review": "Review and order",
  "checkout.change": "Change",
  "checkout.changeOf": "Change: {what}",
  "checkout.apply": "Apply selection",
  "checkout.applied": "Your selection has been applied.",
  "checkout.asGuest": "Ordering as a guest",
  "checkout.asCustomer": "Signed in as {name}",
  "checkout.shippingAddress": "Delivery address",
  "checkout.billingAddress": "Billing address",
  "checkout.sameAddress": "Same as the delivery address",
  "checkout.noAddress": "An address is still missing.",

  "checkout.addressIntro": "Choose an address or enter a new one.",
  "checkout.useAddress": "Use this address",
  "checkout.editAddress": "Edit",
  "checkout.newAddress": "Enter a new address",
  "checkout.back": "Back to checkout",

  "checkout.methodTime": "Delivery time {time}",
  "checkout.freightTitle": "Details for the forwarder",
  "checkout.freightIntro":
    "Your order comes on a pallet. The forwarder calls beforehand and delivers to the kerb.",
  "checkout.freightContact": "Contact person on site",
  "checkout.freightPhone": "Phone number of the contact person",
  "checkout.freightPhoneHint": "For example {example}",
  "checkout.freightAccess": "Access to the delivery address",
  "checkout.freightAccessTruck": "Suitable for large lorries",
  "checkout.freightAccessSmall": "Only for small lorries up to 7.5 t",
  "checkout.freightAccessUnsure": "I am not sure",
  "checkout.freightTime": "When is somebody there?",
  "checkout.freightTimeAny": "All day",
  "checkout.freightTimeMorning": "Mornings, 8 am to 12 noon",
  "checkout.freightTimeAfternoon": "Afternoons, 12 noon to 5 pm",
  "checkout.freightLift": "Please deliver with a lift truck: there is nothing to unload with on site",
  "checkout.freightNote": "Notes on how to get there",

  "checkout.invoiceIntro": "To pay on invoice we need these two details.",
  "checkout.invoiceIntroCompany": "To pay on invoice we need a phone number for questions.",
  "checkout.invoicePhone": "Phone number",
  "checkout.invoicePhoneHint": "A German number, for example 0151 23456789 or +49 151 23456789",
  "checkout.birthday": "Date of birth",
  "checkout.birthdayDay": "Day",
  "checkout.birthdayMonth": "Month",
  "checkout.birthdayYear": "Year",
  "checkout.cardText":
    "You enter cardholder, number, expiry date and security code only after ordering, on the secure page of our payment provider. We neither see nor store your card details.",
  "checkout.prepaymentText":
    "After ordering we tell you our bank details and the payment reference, in the order confirmation too. We send the goods as soon as your transfer has arrived.",
  "checkout.paypalText": "After ordering we take you to PayPal, where you confirm the payment.",
  "checkout.expressText":
    "You have already prepared the payment at PayPal. You are charged only after you have ordered.",
  "checkout.noPayment":
    "There is no payment method for this order at the moment. Please ask our customer service.",
  "checkout.comment": "Comment on the order",
  "checkout.commentHint": "Optional",

  "checkout.reviewIntro":
    "Please check all details. With the button at the end of the page you place a binding order.",
  "checkout.terms": "I have read the {terms} and agree to them.",
  "checkout.termsLink": "general terms and conditions",
  "checkout.termsLabel": "General terms and conditions",
  "checkout.withdrawal": "Your right of withdrawal and the model form are in the {withdrawal}.",
  "checkout.withdrawalLink": "withdrawal instruction",
  "checkout.waiverLabel": "Digital content",
  "checkout.waiverHint":
    "Optional. Without this declaration the files are ready once the withdrawal period of 14 days is over.",
  "checkout.lines": "Your order",
  "checkout.editCart": "Edit the cart",
  "checkout.pieces": "{quantity} × {price}",
  "checkout.declaration":
    "0 % VAT under section 12 (3) of the German VAT act: in the cart you declared that you operate the photovoltaic system.",
  "checkout.manufacturer": "Manufacturer",
  "checkout.weight": "Weight",
  "checkout.category": "Range",
  "checkout.legal":
    "Our general terms and conditions and the withdrawal instruction apply; both are linked above. We confirm your order by e-mail right away.",
  "checkout.order": "Order with obligation to pay",
  "checkout.blocked": "Please see to the notices at the top of the page first, then you can order.",

  "checkout.invalid":
    "The cart cannot be ordered like this. Please have a look at the notices. Nothing has been ordered.",
  "checkout.paymentGone":
    "This payment method is no longer available. Please choose another one. Nothing has been ordered.",
  "checkout.payAtOnceTitle": "At the moment these goods need to be paid for at once",
  "checkout.payAtOnceText":
    "Many pieces of at least one item are already set aside for unpaid orders. If you pay now, it is yours for certain. Nothing has been ordered, and your cart is unchanged.",
  "checkout.payAtOnceNone":
    "We cannot offer a suitable payment method right now. Please call us and we will find a way.",
  "checkout.payWith": "Pay with {method}",
  "checkout.proofTitle": "One moment, a quick check",
  "checkout.proofText":
    "An unusual number of orders to be paid later have just come from your connection. Your device is therefore solving a small calculation. Your order then goes out by itself; there is nothing you need to do.",
  "checkout.proofProgress": "Your device is calculating: {percent} %",
  "checkout.proofDone": "Done. Your order is being sent.",
  "checkout.proofNoScript":
    "Without JavaScript your device cannot do the calculation. Orders you pay for at once are never checked: simply choose another payment method.",
  "checkout.proofBack": "Choose another payment method",
  "checkout.changedTitle": "Something has changed",
  "checkout.changedText":
    "Your order has changed since you opened this page. Nothing has been ordered. Please check how it stands now and then order again.",
  "checkout.changedValue": "{what}: {after} instead of {before}",
  "checkout.changedQuantity": "{name}: quantity {after} instead of {before}",
  "checkout.changedGone": "{name}: no longer in the cart",
  "checkout.changedNew": "{name}: new in the cart",
  "checkout.changedOther": "Address, delivery or payment method is another one now.",
  "checkout.unsureTitle": "We are checking your order",
  "checkout.unsureText":
    "The connection was interrupted for a moment, so we do not know yet whether your order has arrived. Please send it once more. That is safe: there will never be a second order.",
  "checkout.unsureAuto": "We are trying again by ourselves.",
} as const;
