import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressOf, changesOf, journeysFor } from '~/dev/launch/check-changed.mjs'
import { tempFolder } from './temp'

function project() {
  const root: string = tempFolder()
  const write = (name: string, text = '') => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  write('src/domain/money.ts')
  write('src/features/buying/cart/line.tsx', `import { money } from '@/domain/money'`)
  write('src/features/talk/chat/chat.tsx')
  write('src/app/(store)/[locale]/layout.tsx', `import '../../../ui/header'`)
  write('src/app/(store)/[locale]/page.tsx')
  write('src/app/(store)/[locale]/cart/page.tsx', `import { Line } from '@/features/buying/cart/line'`)
  write(
    'src/app/(store)/[locale]/messages/[id]/page.tsx',
    `const Chat = () => import('@/features/talk/chat/chat')`,
  )
  write('src/ui/header.tsx')
  write('tests/e2e/cart.spec.ts', `page.goto('/fr/cart?x=1')`)
  write('tests/e2e/chat.spec.ts', 'page.goto(`/messages/${id}`)')
  write('tests/e2e/home.spec.ts', `page.goto('/')`)
  write('tests/e2e/support/buy.ts')
  return { root, write }
}

const specs = (names: string[]) => names.map((name) => `tests/e2e/${name}.spec.ts`)

describe('the journeys of a change', () => {
  it.each([
    ['src/domain/money.ts', ['cart']],
    ['src/features/talk/chat/chat.tsx', ['chat']],
    ['src/app/(store)/[locale]/page.tsx', ['home']],
    ['src/ui/header.tsx', ['cart', 'chat', 'home']],
    ['collections/orders/orders.ts', ['cart', 'chat', 'home']],
    ['tests/e2e/support/buy.ts', ['cart', 'chat', 'home']],
    ['tests/e2e/home.spec.ts', ['home']],
    ['docs/deploy.md', []],
  ])('are those of the pages that import it: %s', (file, expected) => {
    expect(journeysFor([file], project().root)).toEqual(specs(expected))
  })
})

it.each([
  ['src/app/(store)/[locale]/order/[id]/page.tsx', '/order'],
  ['src/app/(seller)/[locale]/seller/orders/page.tsx', '/seller/orders'],
  ['src/app/api/session/route.ts', '/api/session'],
  ['src/app/(store)/[locale]/page.tsx', '/'],
])('the address of %s begins with %s', (file, address) => {
  expect(addressOf(file)).toBe(address)
})

it('changes are those since main, with what is not committed', () => {
  const { root, write } = project()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd: root })
  git('init', '-q', '-b', 'main')
  expect(() => changesOf(root)).toThrow('There is no branch "main" to compare with.')
  git('add', '.')
  git('commit', '-q', '-m', 'First')
  git('checkout', '-q', '-b', 'branch')
  write('src/domain/money.ts', '// one')
  git('commit', '-q', '-a', '-m', 'Second')
  write('src/ui/header.tsx', '// two')
  write('src/ui/new.tsx')
  expect(changesOf(root).files).toEqual(['src/domain/money.ts', 'src/ui/header.tsx', 'src/ui/new.tsx'])
})
