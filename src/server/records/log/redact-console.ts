import { loggable } from './loggable'

/** Removes parameters of failed statements from `console.error`, which Next and our code use. */
export function redactConsole() {
  const write = console.error
  console.error = (...args: unknown[]) => write(...args.map((each) => loggable(each)))
}
