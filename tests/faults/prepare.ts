import { mkdirSync } from 'node:fs'
import { ensureBuilt } from '@maru/launch/build'
import type { createChildren } from '@maru/launch/children'
import { cleanEnvironment } from '@maru/launch/check-environment'
import { TEST_DIST, worldSettings } from '@maru/launch/check-world'
import type { openTemp } from '@maru/launch/check-temp'
import { commandsFor } from '@maru/launch/commands'
import { openDataFolder } from '@maru/launch/data-folder'
import { childEnvironment } from '@maru/launch/environment'
import { openLog } from '@maru/launch/logs'
import { ROOT } from '@maru/launch/places'
import { freshSecrets } from '@maru/launch/secrets'
import { readSettings } from '@maru/launch/settings'

type Preparing = {
  temp: Awaited<ReturnType<typeof openTemp>>
  children: ReturnType<typeof createChildren>
}

/** Where a world of faults is: its ports, folders and secrets. */
export async function openPlace({ temp, children }: Preparing) {
  const data = openDataFolder(`${temp.folder}/int`)
  const place = await worldSettings(temp)
  const given = {
    ...cleanEnvironment(process.env),
    PORT: String(place.port),
    MARU_DATA: place.data,
    MARU_DIST: TEST_DIST,
  }
  const settings = readSettings(given)
  mkdirSync(place.data, { recursive: true })
  const secrets = freshSecrets()
  const commands = commandsFor(ROOT, settings)

  /** Tables, the demo and the build of this world. What the programs are given besides. */
  async function fill(databaseUrl: string) {
    const env = childEnvironment({ given, settings, secrets, databaseUrl, nodeEnv: 'production' })
    const once = async (name: string, command: string[]) => {
      const output = openLog(data.logs, name)
      const { code } = await children.start(name, command, {
        cwd: ROOT,
        env,
        onText: output.write,
        outputFd: undefined,
      }).ended
      if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output.tail()}`)
    }
    await once('migrate', commands.migrate)
    await once('seed', commands.seed)
    const log = openLog(data.logs, 'build')
    await ensureBuilt({ root: ROOT, settings, env, command: commands.build, children, log })
    return env
  }

  return { ...place, dataFolder: data, settings, secrets, commands, fill }
}

export type Place = Awaited<ReturnType<typeof openPlace>>
