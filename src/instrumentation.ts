import type { Instrumentation } from 'next'

/** Runs once before the port opens. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { keepParametersOutOfConsole } = await import('@/server/quiet-console')
  keepParametersOutOfConsole()
  const { checkBoot } = await import('@/server/boot-check')
  await checkBoot()
  await import('@/server/note-peer')
}

/** A route handler that threw because the database did not answer says so. Pages say it themselves (`src/app/answered.tsx`). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || routeType !== 'route') return
  const { answerUnavailableRoute } = await import('@/server/unavailable')
  await answerUnavailableRoute(error, request)
}
