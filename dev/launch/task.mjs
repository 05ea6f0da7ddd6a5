import { Failure, machineTrouble } from './failure.mjs'
import { shown } from './places.mjs'

/** Runs a command to its end with its output in a log. When it fails, the sentence says what did and where to read more. */
export async function runTask(children, { name, command, cwd, env, log, failed, explain = () => null }) {
  log.write(`\n--- ${name}, ${new Date().toISOString()}\n`)
  const { ended } = children.start(name, command, { cwd, env, onText: log.write })
  const { code, error } = await ended
  if (error) throw new Failure(`${failed}: ${error.message}.`)
  if (code === 0) return
  const reason = machineTrouble(log.tail()) ?? explain(log.tail())
  throw new Failure(`${failed}. ${reason ? `${reason} ` : ''}The details are in ${shown(log.path)}.`)
}
