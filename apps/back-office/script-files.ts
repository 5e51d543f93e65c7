/** The library of the charts and what nobody else asks it for: the start page is used before they are drawn. */
const ofCharts =
  "recharts|@reduxjs|@standard-schema|immer|redux|redux-thunk|reselect|react-redux|use-sync-external-store|clsx|decimal.js-light|es-toolkit|tiny-invariant|victory-vendor|d3-[a-z-]+|internmap";

/** The editor of long texts, and what writes workbooks: they come with the screen or the click that wants them. */
const ofScreens =
  "@tiptap|prosemirror-[a-z-]+|orderedmap|rope-sequence|w3c-keyname|linkifyjs|crelt|fast-equals|@floating-ui|write-excel-file|fflate";

/**
 * Two files for what every screen needs, instead of thirty small ones: libraries, which change seldom, and our own parts. Screens, languages,
 * charts, editor and the QR code stay files of their own, loaded when they are wanted.
 */
export const scriptFiles = [
  { name: "libraries", test: new RegExp(`node_modules/(?!(?:uqr|${ofCharts}|${ofScreens})/)`) },
  {
    name: "parts",
    test: /\/packages\/(?!i18n\/src\/messages)|\/src\/(api|ui|list|shell|provider)\/(?!texts\/)/,
  },
] as const;
