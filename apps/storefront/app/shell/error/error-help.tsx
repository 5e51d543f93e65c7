import { useLanguage } from "../../platform/language/language.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { ContactLines } from "../contact/contact-lines.tsx";
import type { ShellData } from "../shell-data.ts";

interface Props {
  shell: ShellData;
  /** Another page would help; where the shop itself fails, no other would. */
  isAddressWrong: boolean;
}

/** Ways on: the top of the range for somebody who did not find the page, and people to ask for everybody. */
export function ErrorHelp({ shell: { menu, contact, paths }, isAddressWrong }: Props) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_20rem]">
      {isAddressWrong && menu.length > 0 && (
        <section>
          <h2 className="section-title mb-4">{t("error.helpTitle")}</h2>
          <CategoryTiles menu={menu} />
        </section>
      )}
      {contact && (
        <section className="card self-start p-6">
          <h2 className="section-title mb-3">{t("error.contactTitle")}</h2>
          <ContactLines contact={contact} contactPath={paths.contact} />
        </section>
      )}
    </div>
  );
}
