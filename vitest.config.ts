import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const resolve = {
  alias: {
    '@payload-config': at('./payload.config.ts'),
    'server-only': at('./tests/support/process/empty.ts'),
    '@': at('./src'),
    '~': at('.'),
  },
}

/** What Next gives to a request of its own, for tests that call actions and routes without it. */
const NEXT = {
  'next/headers': at('./tests/support/next/headers.ts'),
  'next/cache': at('./tests/support/next/cache.ts'),
  'next-intl/server': at('./tests/support/next/intl-server.ts'),
}

/** Programs started as an operator does, and attempts by the hundred, run in `npm run test:all` alone, or by name. */
const isFull = process.env.MARU_TEST_ALL === '1'

/** A process loads packages once for all its test files; `own-modules.ts` gives each file modules of its own. */
const SHARED_PROCESSES = { pool: 'forks', isolate: false } as const

export default defineConfig({
  test: {
    projects: [
      'dev/launch',
      'dev/stand-ins',
      {
        resolve,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: isFull ? [] : ['**/*.full.test.ts'],
          setupFiles: ['tests/support/process/own-modules.ts'],
          ...SHARED_PROCESSES,
          // Other steps run beside these tests: this only ends what hangs.
          testTimeout: 30_000,
          // Node loads it as it stands, as it does for Next.
          server: { deps: { external: [/page-cache\.mjs$/] } },
        },
      },
      {
        resolve: { alias: { ...NEXT, ...resolve.alias } },
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: isFull ? [] : ['**/*.full.test.ts'],
          globalSetup: ['tests/support/process/global-setup.ts'],
          setupFiles: ['tests/support/process/own-modules.ts', 'tests/support/process/environment.ts'],
          ...SHARED_PROCESSES,
          // Without it Payload may never finish loading under Node 20.
          // A young generation of 64 MB: what a statement makes is garbage before it would be copied.
          execArgv: ['--conditions=production', '--max-semi-space-size=64'],
          // A third of their time they wait for Postgres and for hashes of passwords.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
