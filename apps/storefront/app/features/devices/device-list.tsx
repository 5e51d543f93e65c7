import { useLanguage } from "../../platform/language/language.tsx";
import { Badge } from "../../ui/base/badge.tsx";
import { Button } from "../../ui/base/button.tsx";
import type { DeviceView } from "./device-view.ts";

/** Where somebody is signed in, each to be signed out on its own; the one in hand has its own way out in the menu beside. */
export function DeviceList({ devices }: { devices: readonly DeviceView[] }) {
  const { t } = useLanguage();
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2">
        {devices.map((device) => (
          <li key={device.id} className="card flex min-w-0 flex-col gap-4 p-5 sm:p-6">
            <DeviceCard device={device} />
          </li>
        ))}
      </ul>
      {devices.some(({ isCurrent }) => !isCurrent) && (
        <form method="post">
          <Button name="intent" value="end-others" look="danger" icon="logout">
            {t("account.endOtherDevices")}
          </Button>
        </form>
      )}
      <p className="max-w-prose text-sm text-ink-soft">{t("account.devicesEnd")}</p>
    </>
  );
}

function DeviceCard({ device }: { device: DeviceView }) {
  const { t, format } = useLanguage();
  const name = useDeviceName(device);
  return (
    <>
      {device.isCurrent && (
        <p>
          <Badge tone="success">{t("account.deviceCurrent")}</Badge>
        </p>
      )}
      <h2 className="text-heading font-semibold wrap-break-word">{name}</h2>
      <dl className="grid grow grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 text-sm text-ink-soft">
        <dt>{t("account.deviceSince")}</dt>
        <dd>
          <time dateTime={device.since}>{format.date(device.since)}</time>
        </dd>
        <dt>{t("account.deviceUsed")}</dt>
        <dd>
          <time dateTime={device.lastUsed}>{format.date(device.lastUsed)}</time>
        </dd>
      </dl>
      {!device.isCurrent && (
        <form method="post">
          <input type="hidden" name="sessionId" value={device.id} />
          <button
            type="submit"
            name="intent"
            value="end"
            className="link min-h-11 cursor-pointer text-left"
            aria-label={`${t("account.endDevice")}: ${name}`}
          >
            {t("account.endDevice")}
          </button>
        </form>
      )}
    </>
  );
}

function useDeviceName({ browser, system }: DeviceView): string {
  const { t } = useLanguage();
  if (browser !== null && system !== null) return t("account.deviceOn", { browser, system });
  return browser ?? system ?? t("account.deviceUnknown");
}
