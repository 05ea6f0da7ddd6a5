/** Runs once before the port opens. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('@/server/boot-check')
}
