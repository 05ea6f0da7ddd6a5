import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The process that listens on a port; 0 where that cannot be read. */
export function pidAt(port: number): number {
  if (!existsSync('/proc/net/tcp')) return 0
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const sockets = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, , state]) => address?.endsWith(local) && state === '0A')
    .map((fields) => `socket:[${fields[9]}]`)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return Number(pids.find((pid) => socketsOf(pid).some((socket) => sockets.includes(socket))) ?? 0)
}

function socketsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  } catch {
    return []
  }
}

/** Megabytes a process keeps in memory. */
export function memoryOf(pid: number): number {
  if (!pid) return 0
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Milliseconds of processor time a process has taken so far. */
export function workedBy(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
