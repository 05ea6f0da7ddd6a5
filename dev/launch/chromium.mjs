import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'
import { ROOT } from './places.mjs'

/** The one without windows first: the same engine, and a journey takes three quarters of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const ELSEWHERE = [
  () => '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  () => '/Applications/Chromium.app/Contents/MacOS/Chromium',
  () => createRequire(join(ROOT, 'package.json'))('playwright').chromium.executablePath(),
]

/** A real Chromium to test in: the one on this machine, else Playwright's, else one that can be installed. */
export async function findChromium({ execute, env }, elsewhere = ELSEWHERE) {
  const found = presentChromium(env, elsewhere)
  if (found) return found
  await installChromium(execute)
  const installed = presentChromium(env, elsewhere)
  if (installed) return installed
  throw new Failure('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.')
}

/** The first browser that is there and runs; Ubuntu's `chromium-browser` is there and does not. */
function presentChromium(env, elsewhere) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [env.CHROMIUM_PATH, ...onPath, ...elsewhere.map((place) => place())].filter(Boolean)
  return candidates.find((path) => existsSync(path) && runs(path)) ?? null
}

function runs(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
}

/** What Debian recommends beside it is a desktop with printers: four minutes, and no page of ours needs it. */
const APT_INSTALL = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends']
const FONT = 'fonts-liberation'

async function installChromium(execute) {
  const root = process.getuid?.() === 0
  if (root && existsSync('/usr/bin/apt-get')) {
    await execute(['apt-get', 'update', '-qq'])
    for (const name of ['chromium-headless-shell', 'chromium'])
      if ((await execute([...APT_INSTALL, name, FONT])) === 0) return
  }
  const playwright = join(ROOT, 'node_modules/playwright/cli.js')
  await execute([process.execPath, playwright, 'install', ...(root ? ['--with-deps'] : []), 'chromium'])
}
