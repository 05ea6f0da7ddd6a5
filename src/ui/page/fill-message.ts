/** Fills the placeholders of a raw message: {add}, {price}, {nearest, number}. */
export function fillMessage(sentence: string, values: Record<string, string>) {
  return sentence.replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => values[name] ?? whole)
}
