import {
  BlocksFeature,
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, RichTextField } from 'payload'
import { choice, text } from '~/collections/shared/fields'
import { cleanPaste, pageLinks } from './page-links'
import { said } from './page-words'

/** Words in a block: paragraphs, lists and links, and no block in a block. */
const body = (label: string): RichTextField => ({
  name: 'body',
  type: 'richText',
  label: said(label),
  editor: lexicalEditor({
    features: [
      ParagraphFeature(),
      BoldFeature(),
      ItalicFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      pageLinks(),
      cleanPaste(),
      InlineToolbarFeature(),
    ],
  }),
})

/** A note or warning that stands out of the text. */
const callout: Block = {
  slug: 'callout',
  labels: { singular: said('callout'), plural: said('callouts') },
  fields: [
    choice('kind', [], {
      label: said('calloutKind'),
      defaultValue: 'note',
      required: true,
      options: [
        { value: 'note', label: said('noteKind') },
        { value: 'warning', label: said('warningKind') },
      ],
    }),
    body('body'),
  ],
}

/** A question whose answer unfolds. */
const question: Block = {
  slug: 'question',
  labels: { singular: said('question'), plural: said('questions') },
  fields: [text('question', { label: said('asked') }), body('answer')],
}

/** Nothing in them is required: an editor puts an empty one in and then writes; publishing asks for the rest (rule L21). */
export const pageBlocks = () => BlocksFeature({ blocks: [callout, question] })
