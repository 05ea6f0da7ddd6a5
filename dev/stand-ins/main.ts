import { PlainError } from './serve'
import { startStandIns } from './start'

try {
  const { close } = await startStandIns(process.env)
  const stop = () => void close().then(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop)
  process.stdout.write('ready\n')
} catch (error) {
  // What the system refuses (a folder, a port below 1024) it says in one line; only a surprise shows its stack.
  const isPlain = error instanceof PlainError || (error instanceof Error && 'code' in error)
  console.error(isPlain ? error.message : error)
  process.exitCode = 1
}
