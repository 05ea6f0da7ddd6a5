import { loggable } from './loggable'

const MAX_LENGTH = 1_000

/** What an error and its causes say, without statement parameters: fit to be stored and read by staff. */
export function errorText(error: unknown): string {
  const texts: string[] = []
  for (let each = loggable(error); each; each = each instanceof Error ? each.cause : undefined)
    texts.push(each instanceof Error ? each.message : String(each))
  return texts.join(': ').slice(0, MAX_LENGTH)
}
