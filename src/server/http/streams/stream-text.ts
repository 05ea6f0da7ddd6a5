/** A response body that reads the parts on demand, so that the whole is never in memory. */
export function streamText(parts: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await parts.return(undefined)),
  })
}
