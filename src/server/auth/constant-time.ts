import 'server-only'

/** Waits at least this long, so that the response time reveals nothing about the result. */
export async function inConstantTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, milliseconds))])
  return result
}
