/** Where a visitor comes from: the same rule for every server that is asked, and how one tells the next. No dependency but Node. */
export { networkOf } from "./network-of.ts";
export { readTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts";
export { visitorAddress } from "./visitor-address.ts";
export { openVisitorSeal, sealVisitor, VISITOR_HEADER } from "./visitor-seal.ts";
