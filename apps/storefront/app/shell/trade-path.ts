/** Leads visitors to the application for a trade account, and shows customers where theirs stands. */
export const TRADE_PATH = "/account/trade";
