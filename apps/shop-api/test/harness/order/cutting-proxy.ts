import { openProxy } from "../proxy.ts";

/** `before`: the bytes never arrive; `after`: they arrive, the sender is gone at once; `answer`: the answer comes and is lost. */
export type CutMoment = "before" | "after" | "answer";

export interface CuttingProxy {
  url: string;
  /** Cuts at the nth statement that goes to the server from now on. */
  cutAt(moment: CutMoment, n: number): void;
  /** Cuts at the next statement that holds this text. */
  cutAtText(moment: CutMoment, text: string): void;
  /** Connections that are open stay so, and nothing comes through any more; new ones are fine. */
  deafen(): void;
  /** False: the last cut that was ordered did not come. */
  readonly hasCut: boolean;
  close(): Promise<void>;
}

/** Between the API and its database: a network that loses one connection at a chosen moment. */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  target.port ||= "5432";
  let cut: { moment: CutMoment; isIt: (bytes: Buffer) => boolean } | null = null;
  const proxy = await openProxy({
    target,
    carry(client, upstream) {
      let isCut = false;
      client.on("close", () => !isCut && upstream.destroy());
      upstream.on("close", () => client.destroy());
      let now: CutMoment | null = null;
      client.on("data", (bytes) => {
        if (cut?.isIt(bytes)) {
          now = cut.moment;
          cut = null;
        }
        if (now !== "before") upstream.write(bytes);
        // A long statement comes in pieces: what is to arrive has to arrive as a whole.
        if (now === null || (now !== "before" && !isWhole(bytes))) return;
        isCut = true;
        if (now === "answer") upstream.once("data", () => upstream.destroy());
        else client.destroy();
        // The server notices only that nobody reads its answer: it ends what it was told to do.
        if (now === "after") upstream.end();
        if (now === "before") upstream.destroy();
      });
      upstream.on("data", (bytes) => !isCut && client.write(bytes));
    },
  });
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(proxy.port);
  return {
    url: url.href,
    cutAt(moment, n) {
      let left = n;
      cut = { moment, isIt: (bytes) => isWhole(bytes) && --left <= 0 };
    },
    cutAtText(moment, text) {
      cut = { moment, isIt: (bytes) => bytes.includes(text) };
    },
    deafen() {
      for (const socket of proxy.sockets) socket.pause();
    },
    get hasCut() {
      return cut === null;
    },
    close: proxy.close,
  };
}

/** Every statement ends with the message Sync. */
const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
const isWhole = (bytes: Buffer) => bytes.subarray(-SYNC.length).equals(SYNC);
