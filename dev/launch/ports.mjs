import { connect, createServer } from 'node:net'
import { Failure } from './failure.mjs'

/** Refuses to start beside another program: each port must be silent and ours to open. */
export async function requireFreePorts(settings) {
  for (const [use, port] of Object.entries(settings.ports)) {
    if (use === 'postgres' && settings.databaseUrl) continue
    const host = use === 'web' ? settings.host : '127.0.0.1'
    const code = await portTrouble(port, host)
    if (code) throw new Failure(portSentence({ code, port, use, host }))
  }
}

/** The words for a port that cannot be had. */
export function portSentence({ code, port, use, host }) {
  const purpose = use === 'web' ? '' : ` (the ${use} port)`
  if (code === 'EACCES') return `Port ${port} needs administrator rights. Set PORT to 1024 or higher.`
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `HOST ${host} is not a known address.`
  return `Port ${port}${purpose} is in use. Stop the other program or set PORT.`
}

/** The system's code for why a port cannot be had, or null. A listener on ::1 counts: browsers ask there first. */
export async function portTrouble(port, host = '127.0.0.1') {
  const taken = await Promise.all(['127.0.0.1', '::1'].map((address) => answersOn(port, address)))
  return taken.includes(true) ? 'EADDRINUSE' : bindTrouble(port, host)
}

function answersOn(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    const settle = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => settle(true))
    socket.once('timeout', () => settle(false))
    socket.once('error', () => settle(false))
  })
}

function bindTrouble(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

/** The first of a row of `count` free ports, looked for from `first` upwards in steps of ten. */
export async function freePorts(first, count = 7) {
  for (let base = first; base < first + 2000; base += 10) {
    const row = Array.from({ length: count }, (_, index) => portTrouble(base + index))
    if ((await Promise.all(row)).every((trouble) => trouble === null)) return base
  }
  throw new Failure(`No ${count} free ports in a row were found from ${first} on.`)
}
