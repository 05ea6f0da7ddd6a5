/** Next calls this once, before the port opens. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { redactConsole } = await import('@/server/log/redact-console')
  redactConsole()
  const { checkBoot } = await import('@/server/boot-check')
  await checkBoot()
  const { wrongBuild } = await import('@/server/next/build-stage')
  const fault = wrongBuild()
  if (fault) {
    console.error(fault)
    process.exit(1)
  }
  await import('@/server/next/on-request')
  const { clearOnMessage } = await import('@/server/next/clear-on-message')
  clearOnMessage()
}
