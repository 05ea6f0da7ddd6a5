// Whether the web server of this container answers, or with `live` its live program.
const isLive = process.argv[2] === 'live'
const port = isLive ? process.env.LIVE_PORT || '3001' : process.env.PORT || '3000'
const url = `http://127.0.0.1:${port}/api/health/live`
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
