/** Puts values into the places of a sentence: {add}, {price}, {nearest, number}. The page brings sentences as they are written. */
export function say(sentence: string, values: Record<string, string>) {
  return sentence.replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => values[name] ?? whole)
}
