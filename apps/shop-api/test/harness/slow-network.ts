import { endTogether, openProxy } from "./proxy.ts";

export interface SlowNetwork {
  url: string;
  /** Each piece takes so long from now on, in either direction. */
  delay(ms: number): void;
  /** False: connections are cut, and new ones refused. */
  connected(isConnected: boolean): void;
  close(): Promise<void>;
}

/** Between a process and a server at this address: a network that takes its time, or is not there. */
export async function openSlowNetwork(target: string): Promise<SlowNetwork> {
  const server = new URL(target);
  let delayMs = 0;
  let isConnected = true;
  const proxy = await openProxy({
    target: server,
    takes: () => isConnected,
    carry(client, upstream) {
      endTogether(client, upstream);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        // Whatever came first leaves first, also when the delay changed in between.
        let leaving = Promise.resolve();
        from.on("data", (bytes) => {
          const travelled = new Promise<void>((resolve) => setTimeout(resolve, delayMs).unref());
          leaving = leaving.then(() => travelled).then(() => void (to.writable && to.write(bytes)));
        });
      }
    },
  });
  return {
    url: `${server.protocol}//127.0.0.1:${proxy.port}`,
    delay: (ms) => void (delayMs = ms),
    connected(is) {
      isConnected = is;
      if (!is) proxy.cutAll();
    },
    close: proxy.close,
  };
}
