export const seo = {
  "seo.description":
    "{name} at {shop}, the specialist shop for heating, photovoltaics, inverters and battery storage.",
} as const;
