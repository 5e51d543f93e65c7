import { Icon } from "./icon.tsx";
import { noticeRole, noticeTypes } from "./notice-timing.ts";
import { noticeIcons } from "./notice-frame.tsx";

/** Once per page, at the end of the body. toast.client.ts puts copies of the templates into the two live regions. */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  return (
    <section className="toasts" data-toasts>
      <div role={noticeRole("info")} />
      <div role={noticeRole("danger")} />
      {noticeTypes.map((type) => (
        <template key={type} data-toast-type={type}>
          <div className={`notice toast notice-${type}`} data-notice>
            <Icon name={noticeIcons[type]} size="regular" />
            <div className="notice-text" data-toast-text />
            <button type="button" className="notice-close" data-notice-close aria-label={closeLabel}>
              <Icon name="x" size="small" />
            </button>
          </div>
        </template>
      ))}
    </section>
  );
}
