// The way of goods from the order to the door, drawn as one line: cart, checkout and the pages of an order show it.
export { DeliveryLine } from "./delivery-line.tsx";
