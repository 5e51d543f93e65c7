import { StyleguidePage } from "../styleguide/styleguide-page.tsx";

export default function Styleguide() {
  return (
    <>
      <title>Styleguide</title>
      <meta name="robots" content="noindex, nofollow" />
      <StyleguidePage />
    </>
  );
}
