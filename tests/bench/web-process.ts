import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '@maru/launch/ports'

const FIRST_PORT = 27_000
const PATIENCE_MS = 60_000

type Starting = { command: string[]; env: Record<string, string>; flags?: string[]; folder?: string }

/** A web server in a process of its own, on a port that is free: `command` is what Node is given, its port in PORT. */
export async function startWeb({ command, env, flags = [], folder }: Starting) {
  const port: number = await freePorts(FIRST_PORT, 1)
  const began = performance.now()
  const child = spawn(process.execPath, [...flags, ...command], {
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port), NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(folder && { cwd: folder }),
  })
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`The web server ended with ${child.exitCode}`)
    if (performance.now() - began > PATIENCE_MS) throw new Error('The web server did not open its port')
    await wait(20)
  }
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    began,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Waits until a path is answered 200. */
export async function answered(url: string) {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(20)) {
    const answer = await fetch(url).catch(() => null)
    await answer?.text()
    if (answer?.ok) return
  }
  throw new Error(`${url} does not answer`)
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket.destroy() !== null))
    socket.once('error', () => resolve(false))
  })
