/** Two zones of one country and one tariff; Poland is reached by parcels, too. */
export function shipping() {
  return {
    zones: [
      { key: "de", country: "de", name: { de: "Deutschland" } },
      {
        key: "de-islands",
        country: "de",
        name: { de: "Deutsche Inseln" },
        postcodes: ["18565", { from: "25980", to: "25999" }],
      },
      { key: "pl", country: "pl", name: { de: "Polen" } },
    ],
    tariffs: [
      {
        type: "package",
        rank: 10,
        methods: ["parcel"],
        rates: {
          de: {
            freeFrom: 250,
            steps: [
              { from: 0, gross: 5.9 },
              { from: 31.501, gross: 11.8 },
            ],
          },
          "de-islands": { freeFrom: { gross: 500, net: 420 }, steps: [{ from: 0, gross: 17.85, net: 15 }] },
          pl: { steps: [{ from: 0, gross: 14.9 }] },
        },
      },
    ],
  };
}

/** One promotion of each code type, with every condition and every kind of discount somewhere. */
export function promotions() {
  return [
    {
      key: "season",
      name: { de: "Saisonrabatt", en: "Season discount" },
      codeType: "global",
      priority: 10,
      from: "2026-03-01",
      until: "2026-10-31",
      conditions: {
        minimum: 1000,
        customerGroups: ["consumer"],
        countries: ["de"],
        products: ["NW-A"],
        categories: ["cables"],
        quantity: 2,
      },
      discounts: [{ scope: "cart", type: "percentage", value: 2.5, max: 100, categories: ["heat-pumps"] }],
    },
    {
      key: "thanks",
      name: { de: "Dankeschön" },
      codeType: "fixed",
      code: "Thanks-20",
      redemptions: { total: 50, perCustomer: 1, before: 50 },
      combinable: false,
      excludes: ["season"],
      discounts: [
        { scope: "cart", type: "absolute", value: 20 },
        { scope: "delivery", type: "percentage", value: 100 },
      ],
    },
    {
      key: "welcome",
      name: { de: "Willkommen" },
      codeType: "individual",
      codes: ["WELCOME-7K2M", "WELCOME-9P4X"],
      conditions: { firstOrder: true },
      discounts: [
        { scope: "set", type: "fixed_unit", value: 99.5, products: ["NW-T"], set: { size: 3, count: 1 } },
      ],
    },
  ];
}
