import { vi } from 'vitest'
import { restoreProcess } from './shared-process'

// Test files follow one another in one process: each begins with modules, mocks, timers and an environment of its own.
restoreProcess()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.resetModules()
