interface ShipmentTexts {
  subject(number: string): string;
  intro: string;
  /** What is still to come, or that nothing is. */
  rest: string;
  carrier: string;
  trackingCode: string;
  button: string;
}

/** Words of mails about orders. */
export interface OrderMailTexts {
  orderLabels: {
    orderNumber: string;
    orderDate: string;
    paymentMethod: string;
    shippingMethod: string;
    delivery: string;
    comment: string;
    amount: string;
    accountHolder: string;
    bank: string;
    iban: string;
    bic: string;
    reference: string;
  };
  orderPlaced: {
    subject(number: string): string;
    heading: string;
    /** Accepts the order: it is paid, or will be by agreement. */
    intro: string;
    /** Card or wallet: received, and accepted only by the mail about the payment (terms, § 312i BGB). */
    introReceived: string;
    button: string;
    linesTitle: string;
    quantity(quantity: string, unitPrice: string): string;
    articleNumber(number: string): string;
    goods: string;
    shipping(method: string): string;
    total: string;
    taxIncluded(rate: string): string;
    taxAdded(rate: string): string;
    zeroRate: string;
    addressesTitle: string;
    billingAddress: string;
    shippingAddress: string;
    deliveryBetween(from: string, to: string): string;
    deliveryNotKnownYet: string;
    paymentTitle: string;
    prepayment: string;
    invoice: string;
    /** Card or wallet: the shopper may still be on the way back from the provider. */
    provider: string;
    /** After that the order is called off. */
    heldUntil(time: string): string;
    digitalTitle: string;
    digitalWaived(date: string): string;
    digitalNotWaived: string;
    files: string;
    withdrawalTitle: string;
    withdrawal: string;
    /** How the goods of this order come back, and what that costs at most. */
    returns: { parcel: string; freight(most: string): string; mixed(most: string): string };
    contact(email: string, phone: string): string;
    attachments: string;
  };
  orderCancelled: {
    subject(number: string): string;
    intro(number: string): string;
    refund: string;
    attachment: string;
    notYou: string;
  };
  /** Accepts an order that was paid by card or wallet. */
  paymentReceived: {
    subject(number: string): string;
    intro(amount: string, number: string): string;
    button: string;
  };
  orderShipped: ShipmentTexts;
  /** More is to come. */
  orderPartShipped: ShipmentTexts;
  /** Paid in advance or on invoice: the order was accepted before. */
  transferReceived: {
    subject(number: string): string;
    intro(amount: string, number: string): string;
    button: string;
  };
  paymentRefunded: {
    subject(number: string): string;
    intro(amount: string, number: string): string;
    when: string;
    /** Of the credit note. */
    attachment: string;
  };
}
