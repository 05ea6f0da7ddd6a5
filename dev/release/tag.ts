import { release } from './release'

/** `npm run release`. */
try {
  console.log(release(process.cwd()))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
