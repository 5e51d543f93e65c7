// The words a forwarder's questions are asked in: the checkout asks, the pages of the order repeat the answers in the same words.
export { accessTexts, timeTexts } from "./freight-texts.ts";
