// A landing page: content outside the category tree. Loading is in load-landing.server.ts.
export { LandingPageView } from "./landing-page.tsx";
export type { LandingPageData } from "./landing-page.tsx";
