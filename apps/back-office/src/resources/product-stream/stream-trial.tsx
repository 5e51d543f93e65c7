import type { StreamRuleForm } from "@hearth/admin-contract";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { hasCondition } from "./stream-form.ts";

/** As long as somebody is still typing nothing is asked. */
const QUIET_MS = 400;

/** What the conditions choose at the moment, saved or not. */
export function StreamTrial({ rule }: { rule: StreamRuleForm }) {
  const { t, format } = useLanguage();
  const asked = useQuiet(rule);
  const isWanted = hasCondition(asked);
  const { data } = useAdminQuery("tryProductStream", { input: { rule: asked } }, { isWanted });
  return (
    <Card title={t("stream.chosen")}>
      {!isWanted && <p className="none">{t("stream.noCondition")}</p>}
      {isWanted && !data && <Skeleton rows={4} label={t("shell.loading")} />}
      {isWanted && data && (
        <>
          <p role="status">
            {data.products === 1
              ? t("stream.oneProduct")
              : t("stream.products", { count: format.number(data.products) })}
          </p>
          <ul className="stream-products">
            {data.first.map(({ id, number, name, grossCents }) => (
              <li key={id}>
                <Link to={`/product/${id}/show`}>{name ?? number}</Link>
                <span className="second-line">
                  {number} · {format.money(grossCents)}
                </span>
              </li>
            ))}
          </ul>
          {data.products > data.first.length && <p className="card-note">{t("stream.andMore")}</p>}
        </>
      )}
    </Card>
  );
}

function useQuiet<T>(value: T): T {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}
