import { readdirSync, readFileSync } from 'node:fs'
import { ROUTES } from '~/tests/support/policy/routes'
import { COMMANDS } from '@/admin/commands/commands'
import { workerLoops } from './loops'

const TABLE = 'api/admin-commands/[command]'

/** "METHOD path" of every route handler and command of the panel; the policy has them all. */
export const routeNames = () =>
  Object.entries(ROUTES).flatMap(([path, methods]) =>
    (path === TABLE ? Object.keys(COMMANDS).map((name) => path.replace('[command]', name)) : [path]).flatMap(
      (each) => Object.keys(methods).map((method) => `${method} ${each}`),
    ),
  )

const EXPORTED = /^export (?:async function|const) (\w+)/gm

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)

/** "folder/file name" of every server action: "buying/cart/actions addToCart", of staff "admin/…". */
export function actionNames(): string[] {
  return ['src/features', 'src/admin'].flatMap(filesIn).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    if (!source.startsWith("'use server'")) return []
    const place = file.replace(/^src\/(?:features\/)?|\.tsx?$/g, '')
    return [...source.matchAll(EXPORTED)].map(([, name]) => `${place} ${name}`)
  })
}

/** Names of all loops; nothing is run. */
export const loopNames = () => workerLoops(null as never).map(({ name }) => name)
