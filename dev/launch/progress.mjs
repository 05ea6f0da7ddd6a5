/** One line per stage with the time it took; anything said in between gets a line of its own. */
export function createProgress(out = process.stdout) {
  let open = false
  const endLine = () => {
    if (open) out.write('\n')
    open = false
  }
  return {
    say(text) {
      endLine()
      out.write(`${text}\n`)
    },
    async stage(label, work) {
      const began = Date.now()
      out.write(`  ${label} `)
      open = true
      try {
        const result = await work()
        const time = `${((Date.now() - began) / 1000).toFixed(1)} s`
        out.write(open ? `${'.'.repeat(Math.max(3, 32 - label.length))} ${time}` : `  ${label} ... ${time}`)
        open = true
        return result
      } finally {
        endLine()
      }
    },
  }
}
