import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** A script as the launcher runs it. */
export function start(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--conditions=production', '--import', 'tsx', script, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text))
  child.stderr.on('data', (text: Buffer) => (said += text))
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  )
  const says = async (word: string) => {
    while (!said.includes(word) && child.exitCode === null) await pause(50)
  }
  return { child, ended, says }
}
