import type { PhoneArticle } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { TypedFilter } from "../../../list/typed-filter.tsx";
import { Button } from "../../../ui/button.tsx";
import { articleName } from "./phone-draft.ts";

const SHOWN = 8;

/** Found by number, name or EAN; whether and for how much it can be had is said once it is in the order. */
export function ArticleChoice({ onChosen }: { onChosen: (article: PhoneArticle) => void }) {
  const { t } = useLanguage();
  const [words, setWords] = useState("");
  const { data } = useAdminQuery(
    "listPhoneArticles",
    { list: { page: 1, limit: SHOWN, search: words } },
    { isWanted: words !== "" },
  );
  return (
    <>
      <TypedFilter type="search" label={t("phone.searchArticle")} value={words} onTyped={setWords} />
      {words !== "" && data?.items.length === 0 && <p className="none">{t("list.none")}</p>}
      <ul className="phone-found" aria-label={t("phone.foundArticles")}>
        {(words === "" ? [] : (data?.items ?? [])).map((article) => (
          <li key={article.id}>
            <div>
              <strong>{articleName(article)}</strong>
              <span className="second-line">
                {article.number} · {t("phone.available", { count: article.available })}
              </span>
            </div>
            <Button
              isSmall
              icon="plus"
              aria-label={t("phone.addNamed", { name: articleName(article) })}
              onClick={() => onChosen(article)}
            >
              {t("phone.add")}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
