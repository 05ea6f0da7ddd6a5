import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** `npm run test:all` also runs details (tests/e2e/support/full.ts), and what is tagged (widths.ts) at both widths. */
const isFull = process.env.MARU_TEST_ALL === '1'

/** The runner starts the whole demo world first and says where it is. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // More than four would outrun the one web server, and wait for it.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  // Twice more, and said (docs/decisions/045); where many fail, the rest is not waited for.
  retries: 2,
  maxFailures: 20,
  forbidOnly: true,
  // A journey through the panel takes 25 s where two of them share two cores: this only ends what hangs.
  timeout: 60_000,
  expect: { timeout: 8_000 },
  // What failed is told at the end, where a long log is read first.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'dot',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    // Recording every step made the whole a fifth slower: ask for it with `--trace on` where a failure needs a look.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grep: isFull ? /\.phone\.spec|@widths/ : /\.phone\.spec|@phone/,
      grepInvert: isFull ? [] : /@full/,
      use: { viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      testIgnore: /\.phone\.spec/,
      grepInvert: isFull ? [] : /@phone|@full/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
