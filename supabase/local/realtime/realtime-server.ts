import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Keys } from '../data-folder.ts'
import type { Database } from '../database.ts'
import type { Upgrade } from '../http/web-server.ts'
import { openChanges } from './changes.ts'
import { PhoenixSocket } from './phoenix-socket.ts'
import { readShapes } from './tables.ts'

export interface RealtimeServer {
  upgrade: Upgrade
  close(): Promise<void>
}

/** Far more than a join with a token and fifty bindings needs. */
const MAX_MESSAGE_BYTES = 128 * 1024

/** A school's devices share one address: sixty teachers with several tabs each. */
const MAX_SOCKETS_OF_ADDRESS = 600

export const REALTIME_PATH = '/realtime/v1/websocket'

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Says whether this address may open one more socket, and counts it until it closes. */
function countByAddress(most: number): (socket: Duplex, address: string) => boolean {
  const open = new Map<string, number>()
  return (socket, address) => {
    const now = open.get(address) ?? 0
    if (now >= most) return false
    open.set(address, now + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    return true
  }
}

/** Serves `postgres_changes` to the unmodified supabase-js client. */
export async function openRealtime(db: Database, keys: Keys): Promise<RealtimeServer> {
  const changes = await openChanges(db, await readShapes(db))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const mayOpen = countByAddress(MAX_SOCKETS_OF_ADDRESS)
  return {
    upgrade(request, socket, head) {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1')
      const key = url.searchParams.get('apikey')
      if (url.pathname !== REALTIME_PATH) return refuse(socket, '404 Not Found')
      if (key !== keys.anonKey && key !== keys.serviceKey) return refuse(socket, '401 Unauthorized')
      if (!mayOpen(socket, request.socket.remoteAddress ?? '')) return refuse(socket, '429 Too Many Requests')
      const version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
      sockets.handleUpgrade(request, socket, head, (open) =>
        new PhoenixSocket(open, { version, keys, changes }).serve(),
      )
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      await changes.close()
    },
  }
}
