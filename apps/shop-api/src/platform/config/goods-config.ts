/** What keeps goods for buyers, and codes from being guessed; decision 0048. A limit of 0 is none; all of them count by the hour. */
export interface GoodsSettings {
  /** Of a shelf, what people may hold who are new and have not paid; 100 percent limits nobody. */
  share: { sharePercent: number; pieces: number };
  /** Orders of people who are new and pay later, before they are asked to pay at once. */
  unpaidOrders: {
    perNetwork: number;
    perMailbox: number;
    /** Where the goods go, and the phone there. */
    perDoor: number;
  };
  challenge: {
    /** Unpaid orders of a network, or to a door, before the browser has to calculate for the next. */
    after: number;
    /** The most hashes it takes. */
    work: number;
  };
  guestsPerNetwork: number;
  codes: { perCart: number; perNetwork: number; perCustomer: number };
}

export function goodsSettings(wholeNumber: (name: string, fallback: number) => number): GoodsSettings {
  return {
    share: {
      sharePercent: wholeNumber("STRANGERS_SHARE_PERCENT", 20),
      pieces: wholeNumber("STRANGERS_PIECES", 3),
    },
    unpaidOrders: {
      perNetwork: wholeNumber("UNPAID_ORDERS_PER_NETWORK", 20),
      perMailbox: wholeNumber("UNPAID_ORDERS_PER_MAILBOX", 5),
      perDoor: wholeNumber("UNPAID_ORDERS_PER_DOOR", 20),
    },
    challenge: {
      after: wholeNumber("CHALLENGE_AFTER", 6),
      work: wholeNumber("CHALLENGE_WORK", 50_000),
    },
    guestsPerNetwork: wholeNumber("GUESTS_PER_NETWORK", 120),
    codes: {
      perCart: wholeNumber("CODES_PER_CART", 20),
      perNetwork: wholeNumber("CODES_PER_NETWORK", 60),
      perCustomer: wholeNumber("CODES_PER_CUSTOMER", 20),
    },
  };
}
