import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  resolve: { alias: { '~': fileURLToPath(new URL('../..', import.meta.url)) } },
  test: {
    include: ['tests/*.test.ts'],
    // The tests leave nothing behind in their process: it loads packages once for all files.
    isolate: false,
    // Other steps run beside these tests: this only ends what hangs.
    testTimeout: 30_000,
  },
})
