/** Fills the placeholders of a raw message: {add}, {price}, {nearest, number}. */
export function say(sentence: string, values: Record<string, string>) {
  return sentence.replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => values[name] ?? whole)
}
