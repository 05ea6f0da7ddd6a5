/** One line per stage with the time it took; anything said in between gets a line of its own. */
export function createProgress(out = process.stdout) {
  let open = false
  const say = (text) => {
    out.write(`${open ? '\n' : ''}${text}\n`)
    open = false
  }
  return {
    say,
    async stage(label, work) {
      const began = Date.now()
      out.write(`  ${label} `)
      open = true
      const result = await work()
      const time = `${((Date.now() - began) / 1000).toFixed(1)} s`
      if (open) out.write(`${'.'.repeat(Math.max(3, 32 - label.length))} ${time}\n`)
      else out.write(`  ${label} done in ${time}\n`)
      open = false
      return result
    },
  }
}
