import { expect, test } from 'vitest'
import { exchangePicture } from '@/domain/pages/content/exchange-picture'
import { linkedIn } from '@/domain/pages/content/linked'
import { block, content, linkTo, paragraph, part, picture, words } from '~/tests/support/factories/content'

const id = (last: number) => `0198c0de-0000-7000-8000-00000000000${last}`
const [OLD, NEW, OTHER] = [id(1), id(2), id(3)]
const exchange = { from: OLD, to: NEW, alt: 'A kiln' }

test('every use of a picture in a text becomes another, with its words; captions, others and links stay (rule L31)', () => {
  const given = content(
    picture(OLD, { alt: 'Oak', caption: 'Oiled' }),
    part('list', {}, [part('listitem', {}, [picture(OLD, {})])]),
    block('callout', { kind: 'note', body: content(picture(OLD, { alt: 'Oak' })) }),
    picture(OTHER, { alt: 'Stone' }),
    picture(OLD, { alt: 'A paper' }, 'documents'),
    paragraph(linkTo('pages', OLD, words(OLD))),
  )
  const moved = exchangePicture(given, exchange)
  expect(linkedIn(moved)).toMatchObject({ pictures: [NEW, OTHER], pages: [OLD] })
  expect(moved.root.children).toEqual([
    picture(NEW, { alt: 'A kiln', caption: 'Oiled' }),
    part('list', {}, [part('listitem', {}, [picture(NEW, { alt: 'A kiln' })])]),
    block('callout', { kind: 'note', body: content(picture(NEW, { alt: 'A kiln' })) }),
    ...given.root.children.slice(3),
  ])
  expect(linkedIn(given).pictures).toEqual([OLD, OTHER])
})

test('a picture that Payload has read too is found, and a text without it is as it was', () => {
  const read = content({ ...picture(OLD, {}), value: { id: OLD, alt: 'Oak' } })
  expect(exchangePicture(read, exchange)).toEqual(content(picture(NEW, { alt: 'A kiln' })))
  const without = content(paragraph(words('Oil it.')))
  expect(exchangePicture(without, exchange)).toEqual(without)
  expect(exchangePicture(null, exchange)).toBeNull()
})
