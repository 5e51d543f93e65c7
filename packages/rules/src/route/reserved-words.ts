/** First segments of what the shop cannot be without: buying, accounts, rights of customers, and what machines ask for. */
const reservedWords: ReadonlySet<string> = new Set([
  "account",
  "api",
  "assets",
  "build",
  "build.json",
  "checkout",
  "consent",
  "csp-report",
  "feed",
  "fragments",
  "health",
  "icon",
  "image",
  "llms.txt",
  "login",
  "maintenance",
  "media",
  "menu.json",
  "newsletter-leave",
  "newsletter-subscribe",
  "order",
  "payment",
  "preview",
  "ready",
  "register",
  "registration",
  "reset-password",
  "revalidate",
  "review",
  "robots.txt",
  "session",
  "search",
  "sitemap",
  "sitemap.xml",
  "wishlist",
  "withdrawal",
]);

export function isReservedWord(first: string): boolean {
  return reservedWords.has(first) || looksLikeLanguage(first);
}

/** Rules are written without the prefix of a language. */
export function looksLikeLanguage(first: string): boolean {
  return /^[a-z]{2}-[A-Z]{2}$/.test(first);
}
