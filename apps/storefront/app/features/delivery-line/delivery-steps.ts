/** How far a delivery is: not ordered yet, ordered, on its way. What has arrived nobody tells the shop. */
export type DeliveryStage = "ahead" | "ordered" | "sent";

export interface DeliveryDates {
  /** ISO; null: not ordered yet. */
  orderedOn: string | null;
  /** First and last day at the door, ISO; null: nothing is promised. */
  window: { earliest: string; latest: string } | null;
}

export interface DeliveryStep {
  name: "ordered" | "sent" | "here";
  isDone: boolean;
  /** One day, or first and last; none where nobody knows. */
  days: string[];
}

export function deliverySteps(stage: DeliveryStage, { orderedOn, window }: DeliveryDates): DeliveryStep[] {
  const days = window ? [window.earliest, window.latest] : [];
  return [
    { name: "ordered", isDone: stage !== "ahead", days: orderedOn ? [orderedOn] : [] },
    { name: "sent", isDone: stage === "sent", days: [] },
    { name: "here", isDone: false, days: days[0] === days[1] ? days.slice(0, 1) : days },
  ];
}
