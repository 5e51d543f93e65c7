import type { Rolldown } from "vite";

// Left alone, the bundler writes a file for every handful of lines that two islands share: forty requests a page. What every page
// needs at the same moment is one file.

/** Islands that every page has and that begin without being asked, and the small parts that most islands are made of. */
const onEveryPage =
  /\/(account-menu|cart-link|wishlist-count|icon-sheet|carousel)\.island\.tsx|\/app\/ui\/(base|message|overlay|form\/field)|\/tracking-store\.ts/;

/** Content blockers refuse files by such names (EasyPrivacy has `/assets/tracking-`), and then the cart that needs them does not run. */
export function isBlockedName(fileName: string): boolean {
  return /^(?:.*\/)?(tracking|analytics|ads)[^/]*$/.test(fileName);
}

export const scriptFiles: readonly Rolldown.CodeSplittingGroup[] = [
  // The entry itself stays the file that the page names.
  {
    name: "start",
    tags: ["$initial"],
    test: /^(?!.*(entry\.client|\/routes\/|root\.tsx|\.css))/,
    priority: 4,
  },
  {
    name: "react",
    test: /\/node_modules\/(react|react-dom|scheduler|zustand)\/|\/app\/islands\/|\/app\/platform\/language\/|\/packages\/i18n\/src\/[\w-]+\.ts$/,
    priority: 3,
  },
  { name: "every-page", test: onEveryPage, priority: 2 },
  { name: "listing", test: /\/features\/listing\/(?!card)/, priority: 1 },
];
