import type { Dispatch } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button, ButtonLink } from "../../../ui/base/button.tsx";
import { EmptyState } from "../../../ui/base/empty-state.tsx";
import type { SearchAction } from "../state/search-reducer.ts";
import { countFilters, noFilters } from "../state/search-state.ts";
import type { SearchState } from "../state/search-state.ts";

interface Props {
  state: SearchState;
  dispatch: Dispatch<SearchAction>;
}

export function NothingFound({ state: { term, image, filters, contact }, dispatch }: Props) {
  const { t } = useLanguage();
  if (countFilters(filters) > 0) {
    return (
      <EmptyState icon="filter" title={t("listing.emptyFilteredTitle")}>
        <p>{t("listing.emptyFilteredText")}</p>
        <Button type="button" onClick={() => dispatch({ type: "filtered", filters: noFilters })}>
          {t("listing.reset")}
        </Button>
      </EmptyState>
    );
  }
  if (image !== null) {
    return (
      <EmptyState icon="photo" title={t("searchOverlay.emptyPictureTitle")}>
        <p>{t("searchOverlay.emptyPictureText")}</p>
        <AskUs contact={contact} />
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="search" title={t("search.emptyTitle", { term })}>
      <p>{t("search.emptyText")}</p>
      <AskUs contact={contact} />
    </EmptyState>
  );
}

function AskUs({ contact }: { contact: string | null }) {
  const { t } = useLanguage();
  return (
    contact !== null && (
      <ButtonLink href={contact} look="secondary">
        {t("search.askUs")}
      </ButtonLink>
    )
  );
}
