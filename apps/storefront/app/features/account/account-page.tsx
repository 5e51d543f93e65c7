import type { ReactNode } from "react";

interface Props {
  title: string;
  intro?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** Heading of a page of the account, with what one may do beside it. */
export function AccountPage({ title, intro, action, children }: Props) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="page-title">{title}</h1>
          {intro && <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>}
        </div>
        {action}
      </div>
      <div className="flex flex-col gap-6">{children}</div>
    </>
  );
}
