import { ButtonLink } from "../ui/base/button.tsx";
import { EmptyState } from "../ui/base/empty-state.tsx";
import { noticeTypes } from "../ui/message/notice-timing.ts";
import { Notification } from "../ui/message/notification.tsx";
import { Skeleton, SkeletonCards } from "../ui/base/skeleton.tsx";
import { Chapter, Specimen } from "./specimen.tsx";
import { ToastButtons } from "./toast-buttons.island.tsx";

const MESSAGE = "Die Menge wurde auf den Bestand von 12 Stück gesetzt.";

export function NoticeChapter() {
  return (
    <Chapter id="notices" title="Notifications and toasts">
      {noticeTypes.map((type) => (
        <Notification key={type} type={type} persistent closeLabel="Schließen">
          {type}: {MESSAGE}
        </Notification>
      ))}
      <Notification type="success">This one leaves after 2500 ms.</Notification>
      <Specimen name="toasts: 5000 ms, the last one stays">
        <ToastButtons message={MESSAGE} />
      </Specimen>
    </Chapter>
  );
}

export function WaitingChapter() {
  return (
    <Chapter id="waiting" title="Loading and empty">
      <Specimen name="skeleton lines">
        <Skeleton className="h-5 w-64" />
        <Skeleton className="h-5 w-24" />
      </Specimen>
      <SkeletonCards count={3} label="Produkte werden geladen" />
      <EmptyState icon="heart" title="Ihr Merkzettel ist noch leer" headingLevel={3}>
        <p>Legen Sie Produkte mit dem Herz ab, um sie später wiederzufinden.</p>
        <ButtonLink href="#waiting">Produkte ansehen</ButtonLink>
      </EmptyState>
    </Chapter>
  );
}
