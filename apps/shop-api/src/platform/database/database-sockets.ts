import { connect, type Socket } from "node:net";

/** What the library knows about where its server is, in its own shape. */
export interface SocketTarget {
  host: readonly string[];
  port: readonly number[];
  path?: string | false | undefined;
}

/** All connections of a process to its database, to be given up together when nothing will come from them any more. */
export interface DatabaseSockets {
  open(target: SocketTarget): Socket;
  destroyAll(): void;
}

export function createDatabaseSockets(): DatabaseSockets {
  const sockets = new Set<Socket>();
  return {
    open({ host, port, path }) {
      const socket = path ? connect(path) : connect(port[0] ?? 5432, host[0]);
      sockets.add(socket.setNoDelay(true));
      socket.once("close", () => sockets.delete(socket));
      return socket;
    },
    destroyAll() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
