import type { ReactNode } from "react";
import { data, Links, Outlet, useRouteLoaderData } from "react-router";
// oxlint-disable-next-line import/no-unassigned-import -- the style sheet is all effect
import "./app.css";
import { EarlyScript } from "./islands/early-script.tsx";
import { useLanguage } from "./platform/language/language.tsx";
import { refuse, showFailures } from "./platform/http/answer/page-failure.server.ts";
import { PageScript, usePageScript } from "./platform/browser/page-script.tsx";
import { speculationRules } from "./platform/browser/speculation-rules.ts";
import { matchedRoute } from "./platform/http/render/route-name.server.ts";
import { visitContext } from "./platform/http/visit.server.ts";
import { providerChoices } from "./routes/sign-in/provider-choices.server.ts";
import { TrackingProvider } from "./features/tracking/public.ts";
import { PersonalisationProvider } from "./features/personalisation/public.ts";
import { WITHDRAWAL_PATH } from "./features/withdrawal/public.ts";
import { ErrorPage, failureOf } from "./shell/error/error-page.tsx";
import { MaintenanceLayout } from "./shell/layouts/maintenance-layout.tsx";
import { loadShell, loadShellOrNone } from "./shell/load/load-shell.server.ts";
import { MaintenancePage } from "./shell/error/maintenance-page.tsx";
import { PageFrame } from "./shell/page/page-frame.tsx";
import { ShopProvider } from "./shell/shop-provider.tsx";
import { latinFontUrl } from "./ui/theme/fonts.ts";
import type { Route } from "./+types/root";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern }) => {
    context.get(matchedRoute).pattern = pattern;
    const { refusal } = context.get(visitContext);
    if (refusal) refuse(refusal.status, refusal.message);
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const staysOpen = visit.path === WITHDRAWAL_PATH;
  const shell = await showFailures(visit, () => (staysOpen ? loadShellOrNone(visit) : loadShell(visit)));
  return data(
    {
      ...shell,
      notes: visit.notes.take(),
      providers: providerChoices(visit),
      personalisation: visit.personalisation,
      prices: visit.prices?.show ?? null,
      staysOpen,
    },
    { status: shell.isClosed && !staysOpen ? 503 : 200 },
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  const { nonce, buildId, prices, receivers, consentTexts } = usePageScript() ?? {};
  return (
    <html
      lang={locale}
      data-build={buildId}
      data-prices={prices}
      data-receivers={receivers}
      data-consent-texts={consentTexts}
    >
      <head>
        <meta charSet="utf-8" />
        <EarlyScript nonce={nonce} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Early, but not before the picture: the fallback face has the same measures. */}
        <link
          rel="preload"
          href={latinFontUrl}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
        />
        <Links />
        <script
          type="speculationrules"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
        />
      </head>
      <body>
        {children}
        <PageScript />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <ShopProvider shell={loaderData}>
      <RootPage loaderData={loaderData} />
    </ShopProvider>
  );
}

function RootPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  if (loaderData.isClosed && !loaderData.staysOpen) return <MaintenancePage shell={loaderData} />;
  if (loaderData.isClosed) {
    return (
      <MaintenanceLayout social={loaderData.social}>
        <Outlet />
      </MaintenanceLayout>
    );
  }
  return (
    <TrackingProvider isOn={loaderData.tagManager !== null}>
      <PersonalisationProvider kind={loaderData.personalisation}>
        <PageFrame
          shell={loaderData}
          prices={loaderData.prices}
          notes={loaderData.notes}
          providers={loaderData.providers}
        >
          <Outlet />
        </PageFrame>
      </PersonalisationProvider>
    </TrackingProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>("root");
  return (
    <ShopProvider shell={shell}>
      {failureOf(error)?.kind === "maintenance" ? (
        <MaintenancePage shell={shell} />
      ) : (
        <PageFrame
          shell={shell}
          prices={shell?.prices ?? null}
          providers={shell?.providers ?? []}
          layout="default"
        >
          <ErrorPage error={error} shell={shell} />
        </PageFrame>
      )}
    </ShopProvider>
  );
}
