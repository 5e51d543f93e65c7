import { Icon } from "../../ui/icon/icon.tsx";

interface Props {
  /** The address ends with it when the form was taken; only then this is seen, and what follows it is not. */
  id: string;
  title: string;
  text: string;
}

/** "Thank you" on a page that is the same for everybody: it is always there, the address shows it. Stands before its form. */
export function SentNote({ id, title, text }: Props) {
  return (
    <div id={id} tabIndex={-1} className="sent-note">
      <Icon name="circle-check" className="text-success" />
      <p className="text-heading font-semibold">{title}</p>
      <p className="max-w-prose">{text}</p>
    </div>
  );
}
