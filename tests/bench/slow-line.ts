import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Adds this delay to every round trip on loopback, whatever its size. */
export async function openSlowLine(upstream: string, rttMs: number) {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const late = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => setTimeout(() => to.destroyed || to.write(bytes), rttMs / 2))
    from.on('close', () => setTimeout(() => to.destroy(), rttMs / 2))
  }
  const server = createServer((near) => {
    const far = connect(Number(new URL(upstream).port), '127.0.0.1')
    keep(near)
    keep(far)
    late(near, far)
    late(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
