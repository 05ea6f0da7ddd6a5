const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENT_CHECK_MS = 500

/** What must be undone at the end, last thing first. Runs once, however many signals ask for it. */
export function createClosing() {
  const undo = []
  let closed = null
  return {
    add: (action) => undo.push(action),
    isClosing: () => closed !== null,
    close() {
      closed ??= runAll(undo)
      return closed
    },
  }
}

async function runAll(undo) {
  while (undo.length > 0) {
    try {
      await undo.pop()()
    } catch (error) {
      console.error(`While stopping: ${error.message}`)
    }
  }
}

/** Ends in order when asked to: by the keyboard, by the system, or when the program that started us is gone. */
export function onEndRequest(end) {
  for (const signal of SIGNALS) process.on(signal, end)
  if (process.connected) process.once('disconnect', end)
  if (process.env.npm_lifecycle_event) onParentGone(end)
}

/** npm passes a signal on to its shell, which ends without passing it on to us. */
function onParentGone(end) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, PARENT_CHECK_MS)
  timer.unref()
}
