/** Next calls this once, before the port opens. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { redactConsole } = await import('@/server/records/log/redact-console')
  redactConsole()
  const { checkBoot } = await import('@/server/settings/boot-check')
  await checkBoot()
  const { wrongBuild } = await import('@/server/next/build-stage')
  const fault = wrongBuild()
  if (fault) {
    console.error(fault)
    process.exit(1)
  }
  const { watch } = await import('@/server/records/watch/watching')
  await watch('web')
  await import('@/server/next/on-request')
  const { clearOnMessage } = await import('@/server/next/clear-on-message')
  clearOnMessage()
  const { warmUp } = await import('@/server/next/warm-up')
  // A server that is being developed compiles what it is asked for.
  if (process.env.NODE_ENV === 'production') void warmUp()
}
