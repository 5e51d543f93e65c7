import type { QueryClient } from "@tanstack/react-query";
import {
  type AuthProvider,
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type I18nProvider,
  Resource,
  type Store,
} from "ra-core";
import { StrictMode, useState } from "react";
import { createBrowserRouter, Route, RouterProvider } from "react-router-dom";
import { dataProvider } from "./provider/data-provider.ts";
import { officeResources } from "./resources/index.ts";
import { AccessDenied, ErrorScreen, NotFound } from "./shell/error-screens.tsx";
import { Layout } from "./shell/layout.tsx";
import { Loading } from "./shell/loading.tsx";
import { SignInPage } from "./sign-in/sign-in-page.tsx";
import { StartPage } from "./start-page/start-page.tsx";
import { lazyPart } from "./ui/lazy-part.ts";

const InvitationPage = lazyPart(() => import("./sign-in/invitation-page.tsx"), "InvitationPage");
const CompanySignInPage = lazyPart(() => import("./sign-in/company-sign-in-page.tsx"), "CompanySignInPage");
const OwnAccount = lazyPart(() => import("./own-account/own-account.tsx"), "OwnAccount");

interface Providers {
  store: Store;
  queryClient: QueryClient;
  i18nProvider: I18nProvider;
  authProvider: AuthProvider;
}

/** A router of our own, so that forms can hold back whoever leaves them unsaved. */
export function App(providers: Providers) {
  const [router] = useState(() => createBrowserRouter([{ path: "*", element: <Admin {...providers} /> }]));
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

function Admin(providers: Providers) {
  return (
    <CoreAdminContext dataProvider={dataProvider} {...providers}>
      <CoreAdminUI
        // It would ask a server of the library's makers for a picture, with our address in it.
        disableTelemetry
        requireAuth
        title="Hearth"
        layout={Layout}
        dashboard={StartPage}
        loginPage={SignInPage}
        catchAll={NotFound}
        accessDenied={AccessDenied}
        loading={Loading}
        error={ErrorScreen}
      >
        {officeResources.map(({ name, List, Show }) => (
          <Resource key={name} name={name} list={List} show={Show} />
        ))}
        <CustomRoutes noLayout>
          <Route path="/invitation" element={<InvitationPage />} />
          <Route path="/sign-in/company" element={<CompanySignInPage />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/own-account" element={<OwnAccount />} />
          {officeResources.flatMap(({ pages = [] }) =>
            pages.map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />),
          )}
        </CustomRoutes>
      </CoreAdminUI>
    </CoreAdminContext>
  );
}
