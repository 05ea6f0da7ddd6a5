import 'server-only'

/** Answers no earlier than this, so that the time taken does not tell what was found. */
export async function inConstantTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, milliseconds))])
  return result
}
