export { createFlights, type Flights } from "./flights.ts";
