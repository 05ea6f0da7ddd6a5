import { spawn } from 'node:child_process'
import type { CrashPoint } from '@/server/db/connections/crash-point'
import { ROOT } from '@maru/launch/places'
import type { Shop } from '~/tests/faults/shop'

type Step = 'cancel' | 'on-terms' | 'payout' | 'return' | 'trade'

/** One step in a process of its own, perhaps one that is killed there: its exit code, or the signal that ended it. */
export function runChild(shop: Shop, step: Step, args: readonly string[], point?: CrashPoint) {
  const command = ['--conditions=production', '--import', 'tsx', `tests/faults/${step}.ts`, ...args]
  const env = { ...process.env, ...shop.faults.env, MARU_CRASH_AT: point ?? '' }
  const started = spawn(process.execPath, command, { cwd: ROOT, env, stdio: 'ignore' })
  return new Promise<string | number | null>((resolve) =>
    started.once('exit', (code, signal) => resolve(signal ?? code)),
  )
}
