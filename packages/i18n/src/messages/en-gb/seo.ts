export const seo = {
  "seo.description":
    "{name} at Hearth, the specialist shop for heating, photovoltaics, inverters and battery storage.",
} as const;
