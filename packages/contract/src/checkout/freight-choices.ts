/** What a forwarder may drive up with, and when somebody is there. */
export const freightAccess = ["truck", "small-truck", "unsure"] as const;
export const freightTimes = ["any", "morning", "afternoon"] as const;
