import type { ReactNode } from "react";

interface Props {
  title: string;
  children: ReactNode;
  /** Where it is changed. `about` tells links of the same word apart. */
  link?: { href: string; text: string; about: string };
}

export function AccountSection({ title, children, link }: Props) {
  return (
    <section className="card flex min-w-0 flex-col gap-4 p-5 sm:p-6">
      <h2 className="text-heading font-semibold">{title}</h2>
      <div className="min-w-0 grow wrap-break-word">{children}</div>
      {link && (
        <a
          href={link.href}
          className="link inline-flex min-h-11 items-center self-start"
          aria-label={link.about}
        >
          {link.text}
        </a>
      )}
    </section>
  );
}
