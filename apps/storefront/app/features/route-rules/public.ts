// Addresses that lead elsewhere: what a build tells about them, and the way back from somebody else's page that does not come.
export { manifestPath, type BuildManifest } from "./build-manifest.ts";
