import { loggable } from './loggable'

/** What Next and we write with `console.error` keeps no parameters of failed statements. */
export function redactConsole() {
  const write = console.error
  console.error = (...args: unknown[]) => write(...args.map((each) => loggable(each)))
}
