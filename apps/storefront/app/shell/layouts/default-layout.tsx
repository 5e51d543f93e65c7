import { Footer } from "../footer/footer.tsx";
import { Header } from "../header/header.tsx";
import type { LayoutProps } from "./layout-props.ts";
import { Main } from "./main.tsx";

/** Header with all menus, the page, the whole footer. */
export function DefaultLayout({ shell, prices = null, children }: LayoutProps) {
  return (
    <>
      <Header shell={shell} prices={prices} />
      <Main>{children}</Main>
      <Footer shell={shell} prices={prices} />
    </>
  );
}
