import type { ReactNode } from "react";

interface Props {
  title: string;
  intro?: string | null;
  children: ReactNode;
  aside?: ReactNode;
}

/** The frame of every page around signing in: one card with the task, beside it what else one may do. */
export function SignInPage({ title, intro, children, aside }: Props) {
  return (
    <div className="container-page py-8 md:py-12">
      <div className={`mx-auto grid gap-8 ${aside ? "max-w-5xl lg:grid-cols-[1fr_20rem]" : "max-w-2xl"}`}>
        <div className="min-w-0">
          <h1 className="page-title">{title}</h1>
          {intro && <p className="mt-3 max-w-prose text-ink-soft">{intro}</p>}
          <div className="card mt-6 p-5 sm:p-8">{children}</div>
        </div>
        {aside && <aside className="flex flex-col gap-6 lg:pt-16">{aside}</aside>}
      </div>
    </div>
  );
}
