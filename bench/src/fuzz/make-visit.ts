import type { Random } from "./random.ts";

const pages = ["/", "/en-GB", "/pl-PL", "/waermepumpen", "/search", "/kontakt", "/sitemap.xml"];
const nowhere = ["/wp-login.php", "/.env", "/%00", "/..%2f..%2fetc", "/de-DE/", "//", "/index.php?id=1'"];

/** What somebody asks a shop's address for who means no good: pages with long marks behind them, and what was never there. */
export function visitPath(random: Random): string {
  if (random.chance(0.3)) return random.pick(nowhere);
  const mark = random.chance(0.5) ? `?utm_source=${"x".repeat(random.below(6000))}${random.below(1e9)}` : "";
  return random.pick(pages) + mark;
}
