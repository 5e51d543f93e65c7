import type { AdminBanner } from "@hearth/admin-contract";
import { useState } from "react";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { BannerActions } from "./banner-actions.tsx";
import { BannerDialog } from "./banner-dialog.tsx";
import { textIn } from "./banner-form.ts";

const tones: Readonly<Record<AdminBanner["state"], Tone>> = {
  planned: "info",
  shown: "success",
  over: "plain",
};

export function BannerList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  return (
    <ListScreen<AdminBanner>
      title={t("nav.banner")}
      empty={t("banner.empty")}
      sort={{ field: "fromDay", order: "DESC" }}
      columns={columnsOf(language)}
      actions={
        may("createBanner") && (
          <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
            {t("banner.create")}
          </Button>
        )
      }
      rowActions={
        may("changeBanner") || may("removeBanner") ? (banner) => <BannerActions banner={banner} /> : undefined
      }
    >
      {isCreating && <BannerDialog banner={null} onClose={() => setCreating(false)} />}
    </ListScreen>
  );
}

function columnsOf({ t, format, locale }: Language): readonly Column<AdminBanner>[] {
  return [
    {
      key: "text",
      label: "banner.text",
      render: (banner) => {
        const { text, linkText, link } = textIn(banner, locale);
        return (
          <>
            {text}
            {link && (
              <small className="second-line">
                {linkText} → <code>{link}</code>
              </small>
            )}
          </>
        );
      },
    },
    {
      key: "state",
      label: "field.state",
      render: ({ state }) => <Badge tone={tones[state]}>{t(`banner.state.${state}`)}</Badge>,
    },
    {
      key: "fromDay",
      label: "banner.days",
      isSortable: true,
      render: ({ fromDay, untilDay }) =>
        `${format.date(fromDay)} – ${untilDay ? format.date(untilDay) : t("banner.noEnd")}`,
    },
    { key: "priority", label: "banner.priority", isNumber: true, render: ({ priority }) => priority },
  ];
}
