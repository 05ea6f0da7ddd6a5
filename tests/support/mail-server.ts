import { createServer, type AddressInfo, type Socket } from 'node:net'
import { startSmtp } from '@maru/stand-ins/mail/smtp'

type Mode = { port: number; close: () => Promise<void> }

/** A mail server that counts what arrives, by Message-ID, and can fall silent: then it accepts connections and says nothing. */
export async function openMailServer(mode: 'speaking' | 'silent', wanted = 0) {
  const arrived = new Map<string, number>()
  const headers: string[] = []
  const counts = { connections: 0 }
  const add = async (raw: Buffer) => {
    const id = /^message-id: *<([^@>]+)/im.exec(raw.toString())?.[1] ?? ''
    arrived.set(id, (arrived.get(id) ?? 0) + 1)
    // Long ones go on in the next line.
    headers.push((raw.toString().split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' '))
  }

  async function silent(port: number): Promise<Mode> {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      counts.connections += 1
      socket.on('error', () => undefined).on('data', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const close = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      })
    return { port: (server.address() as AddressInfo).port, close }
  }

  const open = { speaking: (port: number) => startSmtp({ add }, port), silent }
  let current = await open[mode](wanted)
  const { port } = current
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    headers,
    counts,
    async become(next: keyof typeof open) {
      await current.close()
      current = await open[next](port)
    },
    close: () => current.close(),
  }
}
