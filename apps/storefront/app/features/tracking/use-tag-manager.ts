import { useEffect, useEffectEvent, useRef } from "react";
import { useStore } from "zustand";
import { consentStore, forgetTraces, isMeasured, useConsent } from "../consent/public-islands.ts";
import type { OptionalGroup } from "../consent/public-data.ts";
import type { TagManager } from "./tag-manager.ts";
import { takeReported, trackingStore } from "./tracking-store.ts";

/** Brings the tag manager in when the visitor agrees, now or before, and tells it when they change their mind. */
export function useTagManager(containerUrl: string): void {
  const allowed = useConsent();
  const hasChosen = useStore(consentStore, (state) => state.hasChosen);
  const manager = useRef<Promise<TagManager> | null>(null);

  const follow = useEffectEvent((groups: readonly OptionalGroup[]) => {
    // Also what outlived a choice that was made without a script, or has come to its end.
    forgetTraces(groups);
    if (isMeasured(groups)) {
      manager.current ??= import("./tag-manager.ts").then(({ startTagManager }) =>
        startTagManager(window, containerUrl),
      );
    }
    manager.current?.then(
      // Not what was allowed when it was asked for: that may have been taken back while it was on its way.
      (running) => running.allow(consentStore.getState().groups),
      // Asked for again with the next choice, or on the next page.
      () => (manager.current = null),
    );
  });
  useEffect(() => {
    if (hasChosen !== null) follow(allowed);
  }, [allowed, hasChosen]);

  // What is done under a refusal is nobody's business, whatever is allowed later. Before a choice it waits.
  const isRefused = hasChosen === true && !isMeasured(allowed);
  useEffect(() => {
    if (!isRefused) return;
    takeReported();
    return trackingStore.subscribe(() => void takeReported());
  }, [isRefused]);

  useEffect(() => {
    const started = manager;
    return () => {
      started.current?.then(
        (running) => running.stop(),
        () => {},
      );
      started.current = null;
    };
  }, []);
}
