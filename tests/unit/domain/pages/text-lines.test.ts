import { expect, test } from 'vitest'
import { textLines } from '@/domain/pages/content/text-lines'
import {
  block,
  content,
  link,
  nested,
  paragraph,
  part,
  picture,
  table,
  words,
} from '~/tests/support/factories/content'

test('the words of a page stand line by line, those of blocks, pictures and tables too', () => {
  const text = content(
    part('heading', { tag: 'h2' }, [words('Order a sample')]),
    paragraph(words('A floor is '), link({ url: 'https://example.com' }, words('met')), words(' first.')),
    paragraph(words('One'), part('linebreak'), words('Two')),
    nested(2),
    table([
      ['Finish', 'Days'],
      ['Oil', '3'],
    ]),
    picture('an-id', { alt: 'An oak floor', caption: 'Oak' }),
    block('callout', { kind: 'note', body: content(paragraph(words('Keep it dry.'))) }),
    block('question', { question: 'How long?', answer: content(paragraph(words('For years.'))) }),
  )
  expect(textLines(text)).toEqual([
    'Order a sample',
    'A floor is met first.',
    ...['One', 'Two', 'Deep', 'Finish', 'Days', 'Oil', '3'],
    ...['An oak floor', 'Oak', 'Keep it dry.', 'How long?', 'For years.'],
  ])
  expect(textLines(null)).toEqual([])
})
