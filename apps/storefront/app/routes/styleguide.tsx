import { StyleguidePage } from "../styleguide/styleguide-page.tsx";

export function meta() {
  return [{ title: "Styleguide" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Styleguide() {
  return <StyleguidePage />;
}
