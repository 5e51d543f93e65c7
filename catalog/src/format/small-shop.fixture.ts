export function shop() {
  return {
    languages: [
      { key: "de", name: "Deutsch", locale: "de-DE" },
      { key: "en", name: "English", locale: "en-GB", fallback: "de" },
      { key: "pl", name: "Polski", locale: "pl-PL", fallback: "de" },
    ],
    currencies: [{ key: "eur", iso: "EUR", symbol: "€", name: { de: "Euro" } }],
    countries: [
      {
        key: "de",
        iso: "DE",
        iso3: "DEU",
        name: { de: "Deutschland" },
        eu: true,
        postalCode: "\\d{5}",
        states: [{ key: "de-by", code: "DE-BY", name: { de: "Bayern" } }],
      },
      { key: "pl", iso: "PL", iso3: "POL", name: { de: "Polen" }, eu: true },
    ],
    salutations: [{ key: "mrs", displayName: { de: "Frau" }, letterName: { de: "Sehr geehrte Frau" } }],
    taxes: [{ key: "standard", name: "19 %", rate: 19, rates: { pl: 23 } }],
    customerGroups: [
      { key: "consumer", name: { de: "Privatkunden" }, gross: true },
      { key: "trade", name: { de: "Fachhandwerk" }, gross: false },
    ],
    units: [{ key: "metre", name: { de: "Meter" }, short: { de: "m" } }],
    deliveryTimes: [
      {
        key: "days-2-4",
        min: 2,
        max: 4,
        unit: "day",
        name: { de: "2-4 Werktage", en: "2-4 working days", pl: "2-4 dni robocze" },
      },
      { key: "instant", min: 0, max: 1, unit: "hour", name: { de: "sofort", en: "at once", pl: "od razu" } },
    ],
    shippingCostTypes: [{ key: "package", name: { de: "Paketversand" } }],
    paymentMethods: [
      {
        key: "prepayment",
        technicalName: "payment_prepayment",
        name: { de: "Vorkasse" },
        description: { de: "Vorab" },
        afterOrder: true,
      },
      {
        key: "invoice",
        technicalName: "payment_invoice",
        name: { de: "Rechnung" },
        description: { de: "Danach" },
        afterOrder: false,
        availability: { max: 5000, countries: ["de"], customerGroups: ["trade"] },
      },
    ],
    shippingMethods: [
      {
        key: "parcel",
        technicalName: "shipping_parcel",
        name: { de: "Paket" },
        description: { de: "An die Tür" },
        deliveryTime: "days-2-4",
        prices: [
          { from: 0, gross: 5.9 },
          { from: 250, gross: 0 },
        ],
      },
    ],
    sortings: [{ key: "score", priority: 3, label: { de: "Beste Ergebnisse" } }],
    channel: {
      name: "Hearth",
      accessKey: "SWSCHEARTHDEMOKEY000000000",
      redirectHosts: ["partner.example"],
      language: "de",
      currency: "eur",
      country: "de",
      customerGroup: "consumer",
      paymentMethod: "prepayment",
      shippingMethod: "parcel",
      navigation: "root",
      navigationDepth: 3,
      footer: "footer",
      listingLimit: 24,
      domains: { de: "http://localhost:3000", en: "http://localhost:3000/en-GB" },
    },
  };
}
