import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../ui/icon/icon.tsx";

interface Props {
  title: string;
  /** Where one comes from. */
  back?: { to: string; text: string };
  actions?: ReactNode;
  children?: ReactNode;
}

let isFirstScreen = true;

/** The head of every screen. Whoever came here by a link hears and stands at the title, as after a page load. */
export function ScreenHead({ title, back, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true });
    isFirstScreen = false;
  }, []);
  return (
    <header className="screen-head">
      <title>{`${title} · Hearth`}</title>
      {back && (
        <Link className="back-link" to={back.to}>
          <Icon name="chevron-left" />
          {back.text}
        </Link>
      )}
      <div className="screen-head-row">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {actions && <div className="screen-actions">{actions}</div>}
      </div>
    </header>
  );
}
