import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy before a mail server: breaks the connection after a message was accepted, before the reply reaches the sender. */
export async function losingReplies(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    let isMessageOver = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (data) => {
      isMessageOver ||= data.toString("latin1").endsWith("\r\n.\r\n");
      upstream.write(data);
    });
    upstream.on("data", (data) => {
      if (isMessageOver) client.resetAndDestroy();
      else client.write(data);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
