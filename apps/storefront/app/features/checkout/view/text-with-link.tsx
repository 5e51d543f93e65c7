import { useLanguage } from "../../../platform/language/language.tsx";

interface Props {
  /** The sentence around the given words. */
  text: (link: string) => string;
  link: string;
  path: string;
}

const MARK = "\u0000";

/** Opens beside the order, which would be lost to a page that takes its place. */
export function TextWithLink({ text, link, path }: Props) {
  const { t, href } = useLanguage();
  const [before, after] = text(MARK).split(MARK);
  return (
    <>
      {before}
      <a href={href(path)} target="_blank" rel="noopener" className="link">
        {link}
        <span className="sr-only"> {t("shell.newTab")}</span>
      </a>
      {after}
    </>
  );
}
