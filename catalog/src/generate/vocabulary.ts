/** A word in the three languages of the generated catalogue: de, en, pl. */
export type Word = readonly [de: string, en: string, pl: string];

/** Departments with the kinds of things they sell. */
export const areas: readonly { name: Word; kinds: readonly Word[] }[] = [
  {
    name: ["Wärmepumpentechnik", "Heat pump technology", "Technika pomp ciepła"],
    kinds: [
      ["Luft-Wasser-Wärmepumpe", "Air-to-water heat pump", "Pompa ciepła powietrze-woda"],
      ["Sole-Wasser-Wärmepumpe", "Ground source heat pump", "Gruntowa pompa ciepła"],
      ["Warmwasser-Wärmepumpe", "Hot water heat pump", "Pompa ciepła do ciepłej wody"],
      ["Split-Wärmepumpe", "Split heat pump", "Pompa ciepła typu split"],
      ["Außeneinheit", "Outdoor unit", "Jednostka zewnętrzna"],
    ],
  },
  {
    name: ["Solarmodule und Montage", "Solar modules and mounting", "Moduły i montaż"],
    kinds: [
      ["Photovoltaik-Modul", "Photovoltaic module", "Moduł fotowoltaiczny"],
      ["Glas-Glas-Modul", "Glass-glass module", "Moduł szkło-szkło"],
      ["Montageschiene", "Mounting rail", "Szyna montażowa"],
      ["Dachhaken", "Roof hook", "Hak dachowy"],
      ["Solarkabel", "Solar cable", "Kabel solarny"],
    ],
  },
  {
    name: ["Wechselrichtertechnik", "Inverter technology", "Technika falowników"],
    kinds: [
      ["String-Wechselrichter", "String inverter", "Falownik stringowy"],
      ["Hybrid-Wechselrichter", "Hybrid inverter", "Falownik hybrydowy"],
      ["Mikro-Wechselrichter", "Micro inverter", "Mikrofalownik"],
      ["Leistungsoptimierer", "Power optimiser", "Optymalizator mocy"],
      ["Energiezähler", "Energy meter", "Licznik energii"],
    ],
  },
  {
    name: ["Stromspeichertechnik", "Battery technology", "Technika magazynów energii"],
    kinds: [
      ["Batteriespeicher", "Battery storage", "Magazyn energii"],
      ["Batteriemodul", "Battery module", "Moduł baterii"],
      ["Batterieschrank", "Battery cabinet", "Szafa bateryjna"],
      ["Notstrombox", "Backup box", "Skrzynka zasilania awaryjnego"],
      ["Wallbox", "Wall box", "Stacja ładowania"],
    ],
  },
  {
    name: ["Flächenheizung", "Surface heating", "Ogrzewanie płaszczyznowe"],
    kinds: [
      ["Heizkreisverteiler", "Heating manifold", "Rozdzielacz ogrzewania"],
      ["Systemrohr", "System pipe", "Rura systemowa"],
      ["Noppenplatte", "Studded panel", "Płyta z wypustkami"],
      ["Stellantrieb", "Actuator", "Siłownik"],
      ["Heizmatte", "Heating mat", "Mata grzewcza"],
    ],
  },
  {
    name: ["Heizkörpertechnik", "Radiator technology", "Technika grzejników"],
    kinds: [
      ["Flachheizkörper", "Panel radiator", "Grzejnik płytowy"],
      ["Badheizkörper", "Bathroom radiator", "Grzejnik łazienkowy"],
      ["Röhrenheizkörper", "Tubular radiator", "Grzejnik rurowy"],
      ["Thermostatkopf", "Thermostat head", "Głowica termostatyczna"],
      ["Anschlussblock", "Connection block", "Blok przyłączeniowy"],
    ],
  },
  {
    name: ["Behälter und Speicher", "Tanks and cylinders", "Zbiorniki i zasobniki"],
    kinds: [
      ["Pufferspeicher", "Buffer tank", "Zbiornik buforowy"],
      ["Warmwasserspeicher", "Hot water cylinder", "Zasobnik ciepłej wody"],
      ["Kombispeicher", "Combination tank", "Zbiornik kombinowany"],
      ["Ausdehnungsgefäß", "Expansion vessel", "Naczynie wzbiorcze"],
      ["Frischwasserstation", "Fresh water station", "Stacja świeżej wody"],
    ],
  },
  {
    name: ["Pumpen und Armaturen", "Pumps and fittings", "Pompy i armatura"],
    kinds: [
      ["Umwälzpumpe", "Circulation pump", "Pompa obiegowa"],
      ["Mischventil", "Mixing valve", "Zawór mieszający"],
      ["Kugelhahn", "Ball valve", "Zawór kulowy"],
      ["Schmutzfänger", "Strainer", "Filtr siatkowy"],
      ["Sicherheitsgruppe", "Safety group", "Grupa bezpieczeństwa"],
    ],
  },
  {
    name: ["Kessel und Thermen", "Boilers", "Kotły i piecyki"],
    kinds: [
      ["Gas-Brennwertgerät", "Gas condensing boiler", "Gazowy kocioł kondensacyjny"],
      ["Pelletkessel", "Pellet boiler", "Kocioł na pellet"],
      ["Durchlauferhitzer", "Instantaneous water heater", "Podgrzewacz przepływowy"],
      ["Abgassystem", "Flue system", "System spalinowy"],
      ["Elektro-Heizstab", "Immersion heater", "Grzałka elektryczna"],
    ],
  },
  {
    name: ["Regelung und Messtechnik", "Control and metering", "Regulacja i pomiary"],
    kinds: [
      ["Raumthermostat", "Room thermostat", "Termostat pokojowy"],
      ["Heizungsregler", "Heating controller", "Regulator ogrzewania"],
      ["Temperaturfühler", "Temperature sensor", "Czujnik temperatury"],
      ["Wärmemengenzähler", "Heat meter", "Ciepłomierz"],
      ["Funkempfänger", "Radio receiver", "Odbiornik radiowy"],
    ],
  },
];

export const occasions: readonly Word[] = [
  ["für den Neubau", "for new buildings", "do nowych budynków"],
  ["für die Sanierung", "for renovation", "do modernizacji"],
];

export const places: readonly Word[] = [
  ["Einfamilienhaus", "Detached house", "Dom jednorodzinny"],
  ["Mehrfamilienhaus", "Apartment building", "Budynek wielorodzinny"],
  ["Gewerbe", "Commercial", "Obiekt usługowy"],
  ["Ferienhaus", "Holiday home", "Dom letniskowy"],
  ["Werkstatt", "Workshop", "Warsztat"],
  ["Landwirtschaft", "Farm", "Gospodarstwo rolne"],
  ["Badezimmer", "Bathroom", "Łazienka"],
  ["Keller", "Basement", "Piwnica"],
  ["Dachgeschoss", "Attic", "Poddasze"],
];

export const series =
  "Aero Terra Solis Volta Calor Fluma Nova Prima Vento Alba Forte Silva Linea Corona Delta Optima".split(" ");

export const brandHeads =
  "Nord Berg Sol Volt Therm Aqua Kalt Warm Luft Erd Stern Licht Feuer Quell Wald Fels See Tal Hoch Alt".split(
    " ",
  );
export const brandTails = "ling heim tec air mont bach feld stein hof mark".split(" ");

/** Property groups: a measure in steps. The first one tells variants apart. */
export const measures: readonly { name: Word; from: number; step: number; unit: string }[] = [
  { name: ["Leistung", "Power", "Moc"], from: 2, step: 2, unit: "kW" },
  { name: ["Speicherinhalt", "Volume", "Pojemność"], from: 50, step: 50, unit: "l" },
  { name: ["Kapazität", "Capacity", "Pojemność baterii"], from: 2, step: 1, unit: "kWh" },
  { name: ["Spannung", "Voltage", "Napięcie"], from: 12, step: 12, unit: "V" },
  { name: ["Breite", "Width", "Szerokość"], from: 300, step: 100, unit: "mm" },
  { name: ["Höhe", "Height", "Wysokość"], from: 200, step: 100, unit: "mm" },
  { name: ["Tiefe", "Depth", "Głębokość"], from: 50, step: 25, unit: "mm" },
  { name: ["Anschluss", "Connection", "Przyłącze"], from: 10, step: 5, unit: "DN" },
  { name: ["Betriebsdruck", "Operating pressure", "Ciśnienie robocze"], from: 1, step: 1, unit: "bar" },
  { name: ["Temperatur", "Temperature", "Temperatura"], from: 30, step: 5, unit: "°C" },
  { name: ["Schallleistung", "Sound power", "Moc akustyczna"], from: 30, step: 2, unit: "dB" },
  { name: ["Durchfluss", "Flow rate", "Przepływ"], from: 5, step: 5, unit: "l/min" },
  { name: ["Länge", "Length", "Długość"], from: 1, step: 2, unit: "m" },
  { name: ["Garantie", "Guarantee", "Gwarancja"], from: 12, step: 6, unit: "M" },
  { name: ["Farbton", "Colour", "Kolor"], from: 9000, step: 1, unit: "RAL" },
];

/** Sentences a description is put together from. */
export const benefits: readonly Word[] = [
  [
    "Leise im Betrieb und sparsam im Verbrauch.",
    "Quiet in operation and low in consumption.",
    "Cicha praca i małe zużycie.",
  ],
  [
    "Vormontiert und schnell angeschlossen.",
    "Preassembled and quickly connected.",
    "Wstępnie zmontowane i szybkie w podłączeniu.",
  ],
  [
    "Ersatzteile sind zehn Jahre lieferbar.",
    "Spare parts are available for ten years.",
    "Części zamienne dostępne przez dziesięć lat.",
  ],
  [
    "Korrosionsfest und für den Dauerbetrieb gebaut.",
    "Corrosion resistant and built for continuous use.",
    "Odporne na korozję, do pracy ciągłej.",
  ],
  [
    "Lässt sich in vorhandene Anlagen einbinden.",
    "Fits into existing installations.",
    "Można włączyć w istniejące instalacje.",
  ],
  [
    "Mit Zubehör zur Wandmontage.",
    "With accessories for wall mounting.",
    "Z akcesoriami do montażu na ścianie.",
  ],
  [
    "Geprüft nach europäischer Norm.",
    "Tested to European standards.",
    "Przetestowane według norm europejskich.",
  ],
  ["Einfache Bedienung ohne Werkzeug.", "Easy to operate without tools.", "Prosta obsługa bez narzędzi."],
];
