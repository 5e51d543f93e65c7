import type { OrderMailTexts } from "./order-mail-texts.ts";

export const orderEnGB: OrderMailTexts = {
  orderLabels: {
    orderNumber: "Order number",
    orderDate: "Order date",
    paymentMethod: "Payment method",
    shippingMethod: "Shipping method",
    delivery: "Delivery",
    comment: "Your comment",
    amount: "Amount",
    accountHolder: "Account holder",
    bank: "Bank",
    iban: "IBAN",
    bic: "BIC",
    reference: "Payment reference",
  },
  orderPlaced: {
    subject: (number) => `Your order ${number} at {shop}`,
    heading: "Thank you for your order",
    intro:
      "We have received your order and hereby accept it. This e-mail and its attachments are the confirmation of your contract: please keep them.",
    introReceived:
      "We have received your order. This e-mail confirms the receipt; it does not yet accept the order. We accept it as soon as your payment is confirmed, and will write to you then. Please keep this e-mail and its attachments.",
    button: "View order",
    linesTitle: "Your items",
    quantity: (quantity, unitPrice) => `${quantity} × ${unitPrice}`,
    articleNumber: (number) => `Item no. ${number}`,
    goods: "Sum of items",
    shipping: (method) => `Shipping: ${method}`,
    total: "Total",
    taxIncluded: (rate) => `including VAT ${rate}`,
    taxAdded: (rate) => `plus VAT ${rate}`,
    zeroRate:
      "For items at 0%, the zero rate under section 12 (3) of the German VAT Act applies upon your declaration (supply to the operator of a photovoltaic system).",
    addressesTitle: "Addresses and delivery",
    billingAddress: "Billing address",
    shippingAddress: "Delivery address",
    deliveryBetween: (from, to) => `expected ${from} to ${to}`,
    deliveryNotKnownYet: "to be announced",
    paymentTitle: "Payment",
    prepayment:
      "Please transfer the total to this account and state the payment reference. We ship as soon as the money has arrived.",
    invoice:
      "Please transfer the total within 14 days of receiving the goods to this account and state the payment reference.",
    provider:
      "You pay online. If the payment is still open, you can complete it under “View order” or choose another payment method.",
    heldUntil: (time) =>
      `We hold the goods for you until ${time} (Berlin time). If they have not been paid for by then, the order is cancelled.`,
    digitalTitle: "Digital content",
    digitalWaived: (date) =>
      `We confirm that on ${date} you expressly agreed to the following. Your files are ready as soon as the payment has arrived; once they are provided, your right of withdrawal for this content expires.`,
    digitalNotWaived:
      "Your files will be ready after the withdrawal period of 14 days, as soon as the payment has arrived.",
    files: "You will find your files in the order when you are signed in.",
    withdrawalTitle: "Your right of withdrawal",
    withdrawal:
      "As a consumer you can withdraw from the contract within fourteen days without giving any reason. The period, how to exercise the right, its effects and the cost of return are stated in the attached instructions with the model withdrawal form. You can withdraw online with “Withdraw from contract here” in the footer of the shop.",
    returns: {
      parcel:
        "The goods of this order can be returned as a parcel. You bear the direct cost of returning them.",
      freight: (most) =>
        `The goods of this order cannot be returned by post; a forwarder collects them. You bear the direct cost of returning them: ${most} per return at most.`,
      mixed: (most) =>
        `Part of the goods can be returned as a parcel, a forwarder collects the rest. You bear the direct cost of returning them: for the collection ${most} per return at most.`,
    },
    contact: (email, phone) => `Any questions about your order? Write to ${email} or call ${phone}.`,
    attachments:
      "Attached: invoice, terms and conditions, withdrawal instructions with model withdrawal form.",
  },
  orderCancelled: {
    subject: (number) => `Your order ${number} has been cancelled`,
    intro: (number) => `Your order ${number} has been cancelled. Nothing more will be delivered.`,
    refund: "Money already paid will be returned the way you paid.",
    attachment: "Attached is the cancellation invoice, which reverses the invoice for this order.",
    notYou: "Would you like the goods after all, or do you have questions? Simply reply to this e-mail.",
  },
  paymentReceived: {
    subject: (number) => `Payment for your order ${number} received`,
    intro: (amount, number) =>
      `We have received your payment of ${amount} and hereby accept your order ${number}. This e-mail and the confirmation of receipt with its attachments are the confirmation of your contract: please keep both.`,
    button: "View order",
  },
  orderShipped: {
    subject: (number) => `Your order ${number} is on its way`,
    intro: "We have sent you these articles:",
    rest: "Your order has now been sent in full.",
    carrier: "Sent with",
    trackingCode: "Tracking number",
    button: "View order",
  },
  orderPartShipped: {
    subject: (number) => `Part of your order ${number} is on its way`,
    intro: "We have sent you these articles:",
    rest: "The remaining articles will follow. We will write again as soon as they are on their way.",
    carrier: "Sent with",
    trackingCode: "Tracking number",
    button: "View order",
  },
  transferReceived: {
    subject: (number) => `Payment for your order ${number} has arrived`,
    intro: (amount, number) => `Your payment of ${amount} for order ${number} has arrived. Thank you.`,
    button: "View order",
  },
  paymentRefunded: {
    subject: (number) => `Refund for your order ${number}`,
    intro: (amount, number) => `We have refunded ${amount} for order ${number}.`,
    when: "The money is returned the way you paid. Depending on the provider this takes a few working days.",
    attachment: "Attached is the credit note, which reduces the invoice by the amount refunded.",
  },
};
