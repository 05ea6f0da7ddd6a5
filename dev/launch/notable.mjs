const NOTABLE = /^\s*(⨯|Error\b|\w*Error:|FATAL|PANIC|Unhandled|Uncaught)/
const PER_MINUTE = 5

/** Passes on the lines of a log that a person should see, and not more than a few a minute of them, none twice in a row. */
export function notableLines(name, say, now = Date.now) {
  let recent = []
  let last = ''
  return (text) => {
    for (const line of text.split('\n').filter((one) => NOTABLE.test(one))) {
      if (line === last) continue
      last = line
      recent = recent.filter((time) => now() - time < 60_000)
      if (recent.length >= PER_MINUTE) return
      recent.push(now())
      say(`[${name}] ${line.trim()}`)
    }
  }
}
