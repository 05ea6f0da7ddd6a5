import { Zip, ZipPassThrough } from 'fflate'

export type ZippedFile = { name: string; bytes: Uint8Array; at: Date }

/**
 * A response body that is a ZIP of files, each asked for when the reader wants more: of the whole, one file is in memory. They are
 * stored as they are, since PDFs are compressed already. Node writes no ZIP; fflate is small, and here with other packages anyway.
 */
export function streamZip(files: AsyncGenerator<ZippedFile>) {
  const zip = new Zip()
  return new ReadableStream<Uint8Array>(
    {
      pull: async () => {
        const { done, value } = await files.next()
        if (done) zip.end()
        else {
          const entry = new ZipPassThrough(value.name)
          entry.mtime = value.at
          zip.add(entry)
          entry.push(value.bytes, true)
        }
      },
      start: (controller) => {
        zip.ondata = (error, chunk, isLast) => {
          if (error) return controller.error(error)
          if (chunk.length > 0) controller.enqueue(chunk)
          if (isLast) controller.close()
        }
      },
      cancel: async () => void (await files.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}
