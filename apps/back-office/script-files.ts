/**
 * Two files for what every screen needs, instead of thirty small ones: libraries, which change seldom, and our own parts. Screens, languages
 * and the QR code stay files of their own, loaded when they are wanted.
 */
export const scriptFiles = [
  { name: "libraries", test: /node_modules\/(?!uqr\/)/ },
  {
    name: "parts",
    test: /\/packages\/(?!i18n\/src\/messages)|\/src\/(api|ui|list|shell|provider)\/(?!texts\/)/,
  },
] as const;
