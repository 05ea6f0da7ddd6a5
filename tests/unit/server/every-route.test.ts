import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * What a route.ts may export: settings of Next, and methods behind the wrapper or the guard of Payload's REST. Those of a
 * conversation are put behind the wrapper where they are made.
 */
const ALLOWED =
  /^export const (?:(?:dynamic|revalidate|generateStaticParams) = |(?:GET|POST|PUT|PATCH|DELETE) = (?:route|guardRest|conversationRoutes)\()/

test('every route handler stands behind the wrapper', () => {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)route\.[jt]sx?$/.test(file))
    .map((file) => join('src/app', file))
  const open = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('export') && !ALLOWED.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(files.length).toBeGreaterThan(30)
  expect(open).toEqual([])
  const conversation = readFileSync('src/features/talk/chat/thread/conversation-routes.ts', 'utf8')
  const made = [...conversation.matchAll(/^ {2}const (\w+) = route\(/gm)].map(([, name]) => name)
  expect(conversation).toContain(`return { ${made.join(', ')} }`)
})
