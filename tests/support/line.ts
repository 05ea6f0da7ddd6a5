import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to a database that can be cut: then whoever talks is cut off and nobody else is let in, until it is mended. */
export async function openLine(url: string) {
  const far = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const on = connect(Number(far.port), far.hostname)
    for (const socket of [near, on]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => open.delete(socket))
    }
    near.pipe(on).pipe(near)
    near.on('close', () => on.destroy())
    on.on('close', () => near.destroy())
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const near = new URL(url)
  near.host = `127.0.0.1:${port}`
  // Where the far end is a socket, a parameter names it.
  near.searchParams.delete('host')
  return {
    url: near.href,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
    mend: () => listen(port),
  }
}
