interface Props {
  seconds: number;
  href: string;
}

/** The browser's own way to go on, where no script can be told to stop. */
export function RefreshWithoutScript({ seconds, href }: Props) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds};url=${href}`} />
    </noscript>
  );
}
