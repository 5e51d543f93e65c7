import { Footer } from "../footer/footer.tsx";
import { BannerStrip } from "../header/banner-strip.tsx";
import { Header } from "../header/header.tsx";
import type { LayoutProps } from "./layout-props.ts";
import { Main } from "./main.tsx";

/** Header with all menus, the page, the whole footer. */
export function DefaultLayout({ shell, prices = null, children }: LayoutProps) {
  return (
    <>
      {shell?.banner && <BannerStrip banner={shell.banner} />}
      <Header shell={shell} prices={prices} />
      <Main>{children}</Main>
      <Footer shell={shell} prices={prices} />
    </>
  );
}
