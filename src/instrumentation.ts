/** Runs once before the port opens. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { keepParametersOutOfConsole } = await import('@/server/log/quiet-console')
  keepParametersOutOfConsole()
  const { checkBoot } = await import('@/server/boot-check')
  await checkBoot()
  await import('@/server/next/note-peer')
}
