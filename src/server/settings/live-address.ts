/** Where the program with the streams listens: `LIVE_HOST` and `LIVE_PORT`, 127.0.0.1 and 3001 unless said. */
export const LIVE_HOST = () => process.env.LIVE_HOST || '127.0.0.1'
export const livePort = () => Number(process.env.LIVE_PORT || 3001)
