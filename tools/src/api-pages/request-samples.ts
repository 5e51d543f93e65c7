const PRODUCT = "0190a1b2c3d4e5f60718293a4b5c6d7e";
const COUNTRY = "0190a1b2c3d4e5f60718293a4b5c0001";

const address = {
  firstName: "Mara",
  lastName: "Lindholm",
  street: "Ofenhausstraße 12",
  zipcode: "60314",
  city: "Frankfurt am Main",
  countryId: COUNTRY,
  phoneNumber: "+49 69 90009100",
};

/** What a client would really send, by operation, where all fields at once would make no sense. A test has each of them parsed. */
export const requestSamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  updateContext: { countryId: COUNTRY },
  readMedia: { ids: [PRODUCT] },
  readProduct: {
    limit: 3,
    filter: [{ type: "equals", field: "productNumber", value: "NW-AM-08" }],
    includes: { product: ["id", "productNumber", "translated"] },
  },
  readProductListing: { limit: 24, p: 1, order: "price-asc", "min-price": 500, "only-aggregations": "" },
  searchPage: { search: "heat pump", limit: 24 },
  addLineItem: { items: [{ type: "product", referencedId: PRODUCT, quantity: 2 }] },
  updateLineItem: { items: [{ id: PRODUCT, quantity: 3 }] },
  updateCartDetails: { zipcode: "60314" },
  loginCustomer: { username: "mara@example.com", password: "a sentence nobody guesses" },
  register: {
    firstName: "Mara",
    lastName: "Lindholm",
    email: "mara@example.com",
    password: "a sentence nobody guesses",
    acceptedDataProtection: true,
    storefrontUrl: "http://localhost:3000",
    billingAddress: address,
  },
  changeProfile: { firstName: "Mara", lastName: "Lindholm", accountType: "private" },
  createCustomerAddress: address,
  updateCustomerAddress: { ...address, street: "Ofenhausstraße 14" },
  createOrder: { customerComment: "Please ring at the gate." },
  readOrder: { limit: 10, associations: { lineItems: {} } },
  subscribeToNewsletter: {
    email: "mara@example.com",
    option: "subscribe",
    storefrontUrl: "http://localhost:3000",
  },
  sendContactMail: {
    email: "mara@example.com",
    subject: "Sizing of a heat pump",
    comment: "Does it fit a house of 140 m²?",
  },
};
