import { expect, test } from 'vitest'
import { renderOnce } from '@/features/shop/pages/share/render-once'

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

test('work is done one after the other, the same work once', async () => {
  const first = gate()
  const started: string[] = []
  const work = (name: string, until = Promise.resolve()) =>
    renderOnce(name, async () => (started.push(name), await until, Buffer.from(name)))
  const answers = [work('one', first.opened), work('two'), work('one')]
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(started).toEqual(['one'])
  first.open()
  expect((await Promise.all(answers)).map(String)).toEqual(['one', 'two', 'one'])
  expect(started).toEqual(['one', 'two'])
})

test('work that failed is tried again, and stops nobody else', async () => {
  await expect(renderOnce('broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(String(await renderOnce('broken', async () => Buffer.from('yes')))).toBe('yes')
})

test('too many at once are sent away', async () => {
  const { open, opened } = gate()
  const work = async () => (await opened, Buffer.of(1))
  const answers = Array.from({ length: 30 }, (_, at) => renderOnce(`many ${at}`, work))
  open()
  const refused = (await Promise.all(answers)).filter((answer) => answer === null)
  expect(refused).toHaveLength(10)
})
