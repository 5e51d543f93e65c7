import { Icon } from "../icon/icon.tsx";
import { NoticeFrame } from "./notice-frame.tsx";
import type { NoticeFrameProps } from "./notice-frame.tsx";

type Props = Omit<NoticeFrameProps, "end"> & {
  /** With both there is a button to close. */
  closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
};

/** A message that islands show and take away. */
export function Notice({ closeLabel, onClose, ...rest }: Props) {
  return (
    <NoticeFrame
      end={
        closeLabel && onClose ? (
          <button type="button" className="notice-close" aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" size="small" />
          </button>
        ) : null
      }
      {...rest}
    />
  );
}
